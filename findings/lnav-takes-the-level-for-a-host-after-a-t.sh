#!/usr/bin/env bash
# In lnav a line is FATAL with a blank between date and time, and only information with a T between them.
#
# Guess, written before the run: lnav finds the level of a line by its word, at least one in capitals after the time,
#   in whichever of the two usual forms the time is written.
# Seen: a line that begins with a time of ISO 8601 is read as one of syslog, so the word of the level is the name of
#   the machine, and the part before the colon that of the program. Its level is then looked for in what's left: FATAL,
#   ERROR and WARNING are `info`, and "no error found" is an `error`. With a blank instead of the T, and nothing else
#   changed, all are as expected.
# Version: lnav 0.11.1 (Debian 12).
# Source: lnav's documentation, chapter "Log Formats": files are matched against the formats automatically, and
#   `generic_log` is there for any file with a time; chapter "Features": levels are found automatically. Chapter
#   "SQLite Tables Reference" has the column `log_level`.
# Why it matters: the file looks right, since no format is named on the screen. What is wrong are the colours, the jump
#   to the next error, and the numbers of a query in a script, which are what lnav is taken for.
set -euo pipefail
command -v lnav > /dev/null && [[ $(lnav -V) == *"lnav 0.11.1"* ]] ||
  { echo "needs lnav 0.11.1, as Debian 12 has it" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export HOME="$folder" TERM=xterm

cat > blank.log <<'END'
2026-11-28 10:00:01 INFO menu: opened
2026-11-28 10:00:02 WARNING menu: slow
2026-11-28 10:00:03 ERROR menu: closed
2026-11-28 10:00:04 FATAL menu: gone
2026-11-28 10:00:05 INFO menu: no error found
END
sed 's/ /T/; s/ /Z /' blank.log > t.log
cat > expected <<'END'
blank.log:
  generic_log,info,: opened
  generic_log,warning,: slow
  generic_log,error,: closed
  generic_log,fatal,: gone
  generic_log,info,: no error found
  errors and worse: 2
t.log, first line 2026-11-28T10:00:01Z INFO menu: opened:
  syslog_log,info,opened
  syslog_log,info,slow
  syslog_log,info,closed
  syslog_log,info,gone
  syslog_log,error,no error found
  errors and worse: 1
END
query() {
  lnav -n -c ";$1" -c ':write-csv-to -' "$2" | tail -n +2
}
for file in blank.log t.log; do
  [ $file = t.log ] && echo "$file, first line $(head -n 1 $file):" || echo "$file:"
  query 'SELECT log_format, log_level, log_body FROM all_logs' $file | sed 's/^/  /'
  echo "  errors and worse: $(query "SELECT count(*) FROM all_logs WHERE log_level IN ('error', 'fatal')" $file)"
done > seen
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
