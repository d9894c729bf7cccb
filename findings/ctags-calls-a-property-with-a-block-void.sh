#!/usr/bin/env bash
# Universal Ctags finds a property "void" where a controller has a completion block, and one case of three of an enum.
#
# Guess, written before the run: each declaration of an Objective-C header is found under its name: properties with
#   blocks, types of blocks, enums of Apple's macro, constants, and both names of a property that declares two.
# Seen: a property `void (^completion)(BOOL)` has the tag "void", and one that returns a text "NSString". A type of a
#   block has the name of its last parameter. Of `NS_ENUM` there's neither the enum nor its cases but the last, which is
#   a typedef. Of `*label, *detail` the first is missing. A plain enum and a constant have no tag at all. A plain type
#   and a plain property are right. There's no message, and the exit code is 0.
# Version: universal-ctags 5.9.20210829.0-1, as in Debian 12.
# Source: `ctags --list-kinds-full=ObjectiveC` has enums, properties, types and variables, all on by default. Clang's
#   "Language Specification for Blocks" has the name of a block behind the caret.
# Why it matters: headers of UIKit and of apps are full of these. An editor that jumps by tags finds no
#   completion and no enum, and "void" leads to a property.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download universal-ctags=5.9.20210829.0-1 > log 2>&1 || { cat log >&2; exit 1; }
dpkg -x universal-ctags*.deb root

look() {
  printf '%s\n' "$2" > header.m
  root/usr/bin/ctags-universal --options=NONE -f - --language-force=ObjectiveC --fields=K header.m > tags 2> log
  echo "$1: $(sed -E 's/^([^\t]*)\t.*\t([a-z]+)$/\1 (\2)/' tags | paste -sd, | sed 's/,/, /g')"
}
in_menu() { look "$1" "@interface Menu : NSObject
$1
@end"; }
{
  look 'plain enum' 'enum State { StateOpen, StateShut };
'
  look 'NS_ENUM' 'typedef NS_ENUM(NSInteger, State) { StateOpen, StateShut, StateGone };'
  look 'plain type' 'typedef int Row;'
  look 'type of a block' 'typedef void (^Handler)(NSString *name, BOOL done);'
  look 'constant' 'static const double kHeight = 44;'
  in_menu '@property (nonatomic) NSInteger rows;'
  in_menu '@property (nonatomic) UILabel *label, *detail;'
  in_menu '@property (copy) void (^completion)(BOOL done);'
  in_menu '@property (copy) NSString *(^title)(NSInteger row);'
} | sed 's/, Menu (interface)//; s/: Menu (interface), /: /' > seen
cat seen
cat > expected <<'END'
plain enum: 
NS_ENUM: StateGone (typedef)
plain type: Row (typedef)
type of a block: done (typedef)
constant: 
@property (nonatomic) NSInteger rows;: rows (property)
@property (nonatomic) UILabel *label, *detail;: detail (property)
@property (copy) void (^completion)(BOOL done);: void (property)
@property (copy) NSString *(^title)(NSInteger row);: NSString (property)
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
