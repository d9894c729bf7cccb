#!/usr/bin/env bash
# babeltrace2 reads a log of the kernel: if the first line has no time, none has. If a later one has none, the run
# ends there.
#
# Guess, written before the run: a line without a time has none, or that of the line before, and all others keep
#   theirs. A time with three digits behind the point is in milliseconds.
# Seen: if the first line has no time, no line has one, and the times are cut from the texts all the same. The exit
#   code is 0. With `<6>` in front of each time, as `dmesg --raw` prints it, there's none either. A line in the middle
#   without a time counts as time zero. The run ends there with 1, and the lines after it aren't written. The digits
#   behind the point are taken for microseconds, however many there are: 1.345 is 1.000345. So 1.5, which is 1.000005,
#   comes before it and ends the run.
# Versions: babeltrace2 2.0.4-1+b6 and libbabeltrace2-0 2.0.4-1+b6, as in Debian 12.
# Source: the manual page of source.text.dmesg: times are taken from the lines where there are any. Lines that have a
#   time must be sorted by it. The manual page of dmesg: `--raw` keeps the level in front.
# Why it matters: a message of several lines, and the first line of a ring that went round, have no time. The trace
#   that is made for a viewer lacks all times, or all that came after.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for package in babeltrace2=2.0.4-1+b6 libbabeltrace2-0=2.0.4-1+b6; do
  apt-get download "$package" > log 2>&1 || { cat log >&2; exit 1; }
done
for package in *.deb; do dpkg -x "$package" root; done
LD_LIBRARY_PATH=$(dirname "$(find "$PWD/root" -name 'libbabeltrace2.so.0')")
BABELTRACE_PLUGIN_PATH=$LD_LIBRARY_PATH/babeltrace2/plugins
export LD_LIBRARY_PATH BABELTRACE_PLUGIN_PATH
PATH=$PWD/root/usr/bin:$PATH

show() {
  echo "$1"
  printf "$2" > log.txt
  code=0
  babeltrace2 convert --component=src.text.dmesg --params='path="log.txt"' > out 2> log || code=$?
  sed 's/^/  /' out
  echo "  exit code $code"
}
{
  show "all with times" '[    1.000000] usb: one\n[    2.000000] usb: two\n'
  show "none in the first line" 'usb: cut\n[    1.000000] usb: one\n[    2.000000] usb: two\n'
  show "none in the second line" '[    1.000000] usb: one\n  more of one\n[    2.000000] usb: two\n'
  show "with levels" '<6>[    1.000000] usb: one\n<6>[    2.000000] usb: two\n'
  show "three digits" '[    1.345] usb: one\n[    2.345] usb: two\n'
  show "one digit and three" '[    1.345] usb: one\n[    1.5] usb: two\n'
} > seen
cat seen
cat > expected <<'END'
all with times
  [00:00:01.000000000] (+?.?????????) string: { str = "usb: one" }
  [00:00:02.000000000] (+1.000000000) string: { str = "usb: two" }
  exit code 0
none in the first line
  string: { str = "usb: cut" }
  string: { str = "usb: one" }
  string: { str = "usb: two" }
  exit code 0
none in the second line
  [00:00:01.000000000] (+?.?????????) string: { str = "usb: one" }
  exit code 1
with levels
  string: { str = "<6>[    1.000000] usb: one" }
  string: { str = "<6>[    2.000000] usb: two" }
  exit code 0
three digits
  [00:00:01.000345000] (+?.?????????) string: { str = "usb: one" }
  [00:00:02.000345000] (+1.000000000) string: { str = "usb: two" }
  exit code 0
one digit and three
  [00:00:01.000345000] (+?.?????????) string: { str = "usb: one" }
  exit code 1
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
