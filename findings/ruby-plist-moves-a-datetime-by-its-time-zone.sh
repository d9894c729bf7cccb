#!/usr/bin/env bash
# Ruby's plist writes noon in Berlin as noon in UTC, if it's a DateTime, and its own reader gives DateTimes.
#
# Guess, written before the run: a date of a property list is in UTC, so the writer converts: 12:00+01:00 is 11:00Z, for
#   each of Ruby's types. A fraction of a second is lost. CFPropertyList, the other writer, agrees in XML and in binary.
# Seen: of a Time it's right, but the caller's own Time is in UTC afterwards, so that it prints another hour. Of a
#   DateTime the hour is written as it stands, with a Z behind: an hour late. A date that was read, moved to the zone of
#   the user and written again is another one, and moves once more each time. CFPropertyList writes both right. But it
#   writes the number 9223372036854775808 to a binary list as a negative one, and to XML as it is.
# Versions: ruby-plist 3.6.0-1 and ruby-cfpropertylist 2.2.8-1.2 of Debian 12, with its Ruby 3.1.2; plutil of Swift
#   6.3.1, and plistlib of Python's own library.
# Source: Apple's DTD of property lists: dates are of ISO 8601, as YYYY '-' MM '-' DD 'T' HH ':' MM ':' SS 'Z'. The
#   comment in plist/generator.rb has DateTime and Time among the types that are supported; its code calls `utc`, which
#   changes a Time in place, and formats a DateTime as it is.
# Why it matters: expiry dates of profiles and of certificates, and times in a build's Info.plist, are read and written
#   with it, by fastlane for one. They're right where people test, if that's in UTC as in CI, and wrong elsewhere.
set -euo pipefail
[[ $(ruby -e 'print RUBY_VERSION') == 3.1.2 ]] || { echo "needs Debian 12's package ruby" >&2; exit 1; }
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' ||
  { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download ruby-cfpropertylist=2.2.8-1.2 ruby-plist=3.6.0-1 > log 2>&1 || { cat log >&2; exit 1; }
for package in *.deb; do dpkg -x "$package" root; done

cat > write.rb <<'END'
require "date"
require "plist"

noon = Time.new(2026, 11, 30, 12, 0, 0, "+01:00")
File.write("datetime.plist", Plist::Emit.dump({ "it" => noon.to_datetime }))
print "a Time of #{noon.hour} o'clock"
File.write("time.plist", Plist::Emit.dump({ "it" => noon }))
puts " is of #{noon.hour} o'clock after it was written"
date = noon.to_datetime.new_offset(0)
3.times do
  File.write("again.plist", Plist::Emit.dump({ "it" => date.new_offset("+01:00") }))
  date = Plist.parse_xml("again.plist")["it"]
  puts "read as a #{date.class}, moved to +01:00, written, and read: #{date}"
end
END
cat > other.rb <<'END'
require "date"
require "cfpropertylist"

noon = Time.new(2026, 11, 30, 12, 0, 0, "+01:00")
{ "time" => noon, "datetime" => noon.to_datetime, "number" => 9223372036854775808 }.each do |name, value|
  { "xml" => CFPropertyList::List::FORMAT_XML, "binary" => CFPropertyList::List::FORMAT_BINARY }.each do |kind, format|
    list = CFPropertyList::List.new
    list.value = CFPropertyList.guess({ "it" => value })
    File.binwrite("cf-#{name}-#{kind}.plist", list.to_str(format))
  end
end
END
{
  ruby -I root/usr/share/rubygems-integration/all/gems/plist-3.6.0/lib write.rb
  ruby -I root/usr/lib/ruby/vendor_ruby other.rb
  for name in time datetime; do
    echo "plist, $name: $(grep -o '<date>.*</date>' $name.plist), for Foundation $(
      plutil -p $name.plist | sed -n 's/.*=> //p')"
  done
  for name in cf-*.plist; do
    echo "${name%.plist}: $(
      python3 -c 'import plistlib, sys; print(plistlib.load(open(sys.argv[1], "rb"))["it"])' $name)"
  done
} > seen
cat seen
cat > expected <<'END'
a Time of 12 o'clock is of 11 o'clock after it was written
read as a DateTime, moved to +01:00, written, and read: 2026-11-30T12:00:00+00:00
read as a DateTime, moved to +01:00, written, and read: 2026-11-30T13:00:00+00:00
read as a DateTime, moved to +01:00, written, and read: 2026-11-30T14:00:00+00:00
plist, time: <date>2026-11-30T11:00:00Z</date>, for Foundation 2026-11-30 11:00:00 +0000
plist, datetime: <date>2026-11-30T12:00:00Z</date>, for Foundation 2026-11-30 12:00:00 +0000
cf-datetime-binary: 2026-11-30 11:00:00
cf-datetime-xml: 2026-11-30 11:00:00
cf-number-binary: -9223372036854775808
cf-number-xml: 9223372036854775808
cf-time-binary: 2026-11-30 11:00:00
cf-time-xml: 2026-11-30 11:00:00
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
