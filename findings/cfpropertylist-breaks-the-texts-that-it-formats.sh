#!/usr/bin/env bash
# CFPropertyList writes a formatted property list whose texts are others: broken into lines, and with blanks squeezed.
#
# Guess, written before the run: `formatted` puts line breaks and indentation between the elements, so the texts that
#   are read back are the same. A text is read whole, also around a comment.
# Seen: a text that doesn't fit into 80 columns gets line breaks and indentation inside, at its beginning and at its
#   end, which belong to it from then on. In a shorter one each line break and tab becomes a blank, and several blanks
#   one. A long word stays whole, between two line breaks. Unformatted, all texts come back. Of a text with a comment or
#   a CDATA section inside, what stands before it is read, without a message; plistlib and Ruby's plist read it all.
# Versions: ruby-cfpropertylist 2.2.8-1.2 and ruby-plist 3.6.0-1 of Debian 12, with REXML 3.2.5 of its Ruby 3.1.2;
#   plistlib of Python's own library. Nokogiri and libxml, which CFPropertyList prefers, are kept from it.
# Source: rbREXMLParser.rb formats by REXML's "Pretty", whose documentation says that it adds whitespace, and wraps
#   texts. CFPropertyList's own page has `formatted` as an option for indention and line breaks. The DTD of property
#   lists has texts in `#PCDATA`, whose whitespace counts.
# Why it matters: the sentence of `NSCameraUsageDescription` is longer than 80 columns in most apps, and the phone shows
#   it with the line breaks. An identifier or a key of a service between line breaks fits nothing any more.
set -euo pipefail
[[ $(ruby -e 'require "rexml/document"; print RUBY_VERSION, " ", REXML::VERSION') == "3.1.2 3.2.5" ]] ||
  { echo "needs Debian 12's package ruby" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download ruby-cfpropertylist=2.2.8-1.2 ruby-plist=3.6.0-1 > log 2>&1 || { cat log >&2; exit 1; }
for package in *.deb; do dpkg -x "$package" root; done

cat > Info.plist <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
	<key>comment</key>
	<string>be<!-- a note -->fore</string>
	<key>section</key>
	<string>one <![CDATA[<two>]]> three</string>
</dict>
</plist>
END
cat > write.rb <<'END'
# `require` of the two other readers of XML fails, as on a machine that hasn't them.
module Kernel
  alias_method :any_require, :require
  def require(name)
    raise LoadError, name if ["libxml", "nokogiri"].include?(name)
    any_require(name)
  end
end
require "cfpropertylist"
require "plist"

texts = {
  "NSCameraUsageDescription" =>
    "The camera takes pictures of receipts, so that their sums can be put into the list of expenses.",
  "two lines" => "first\nsecond",
  "a tab" => "name\tvalue",
  "blanks" => "a   b",
  "key of a service" => "0123456789abcdef" * 5,
}
[false, true].each do |formatted|
  list = CFPropertyList::List.new
  list.value = CFPropertyList.guess(texts)
  data = list.to_str(CFPropertyList::List::FORMAT_XML, formatted: formatted)
  File.write("formatted.plist", data)
  back = CFPropertyList.native_types(CFPropertyList::List.new(data: data).value)
  changed = texts.reject { |key, text| back[key] == text }
  puts "formatted #{formatted}: #{changed.empty? ? "all as they were" : ""}"
  changed.each { |key, text| puts "  #{key}: #{back[key].inspect}" }
end
puts "CFPropertyList: #{CFPropertyList.native_types(CFPropertyList::List.new(file: "Info.plist").value)}"
puts "plist of Ruby: #{Plist.parse_xml("Info.plist")}"
END
{
  ruby -I root/usr/lib/ruby/vendor_ruby -I root/usr/share/rubygems-integration/all/gems/plist-3.6.0/lib write.rb
  python3 -c '
import plistlib
print("plistlib:", plistlib.load(open("Info.plist", "rb")))
print("plistlib, what was formatted:", repr(plistlib.load(open("formatted.plist", "rb"))["NSCameraUsageDescription"]))'
} > seen
cat seen
cat > expected <<'END'
formatted false: all as they were
formatted true: 
  NSCameraUsageDescription: "\n      The camera takes pictures of receipts, so that their sums can be put into\n      the list of expenses.\n    "
  two lines: "first second"
  a tab: "name value"
  blanks: "a b"
  key of a service: "\n      0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\n    "
CFPropertyList: {"comment"=>"be", "section"=>"one "}
plist of Ruby: {"comment"=>"before", "section"=>"one <two> three"}
plistlib: {'comment': 'before', 'section': 'one <two> three'}
plistlib, what was formatted: '\n      The camera takes pictures of receipts, so that their sums can be put into\n      the list of expenses.\n    '
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
