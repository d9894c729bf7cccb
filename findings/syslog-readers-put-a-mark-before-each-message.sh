#!/usr/bin/env bash
# A log message that is read back isn't equal to the one that was written: two readers of RFC 5424 leave the byte order
# mark in front, and each reads a quoted text in a way of its own.
#
# Guess, written before the run: a writer of RFC 5424 and two readers agree on texts with quotation marks, brackets,
#   backslashes and line breaks, and on an element without parameters.
# Seen: the writer does all that the RFC says. Both readers give each message with U+FEFF as its first character, so
#   "the text" isn't "the text". syslog-rfc5424-parser leaves the backslashes of `\"`, `\]` and `\\` in the values. jc
#   takes them out, and ends a value at its first quotation mark: `say "hi" now` is `say `. An element without
#   parameters has no name in jc, and a value with a line break is two lines that it can't parse.
# Versions: rfc5424-logging-handler 1.4.3 (the writer), syslog-rfc5424-parser 0.3.2, jc 1.26.1.
# Source: RFC 5424, 6.4: a message in UTF-8 begins with the mark, which tells its encoding; 6.3.3: `"`, `\` and `]` are
#   escaped in a value, and a value may have any other character; 6.3.1: an element may have a name alone. jc's page on
#   its parser `syslog` names the RFC and no limit; so does the parser's README.
# Why it matters: a test that looks for a line of a log by its text finds none, and prints two texts that look the same.
#   The events of a screen have titles in quotation marks, and a reader that drops the rest of a value says nothing.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check rfc5424-logging-handler==1.4.3 syslog-rfc5424-parser==0.3.2 \
  lark-parser==0.6.7 jc==1.26.1

tools/bin/python - > seen 2> log <<'END'
import logging
import jc
from rfc5424logging import Rfc5424SysLogHandler
from syslog_rfc5424_parser import SyslogMessage

writer = Rfc5424SysLogHandler(address=("127.0.0.1", 514), hostname="host", appname="app", procid=1, enterprise_id=32473)

def write(message, parameters):
    record = logging.makeLogRecord({"msg": message, "levelno": logging.INFO, "levelname": "INFO", "name": "app"})
    record.structured_data = {"tap": parameters}
    return writer.build_msg(record).decode()

for title in ('say "hi" now', "list[0]", "C:\\new", "two\nlines"):
    line = write("the text", {"title": title, "next": "kept"})
    print("written:", line[line.index("["):].encode())
    message = SyslogMessage.parse(line)
    print("  syslog-rfc5424-parser:", message.sd["tap@32473"], ascii(message.msg), message.msg == "the text")
    for read in jc.parse("syslog", line, quiet=True):
        if "unparsable" in read:
            print("  jc: unparsable")
        else:
            values, text = read["structured_data"][0]["parameters"], read["message"]
            print("  jc:", values, ascii(text), text == "the text")
line = write("the text", {})
print("written:", line[line.index("["):].encode())
print("  syslog-rfc5424-parser:", SyslogMessage.parse(line).sd)
print("  jc:", jc.parse("syslog", line, quiet=True)[0]["structured_data"])
END
cat seen
cat > expected <<'END'
written: b'[tap@32473 title="say \\"hi\\" now" next="kept"] \xef\xbb\xbfthe text'
  syslog-rfc5424-parser: {'title': 'say \\"hi\\" now', 'next': 'kept'} '\ufeffthe text' False
  jc: {'title': 'say ', 'next': 'kept'} '\ufeffthe text' False
written: b'[tap@32473 title="list[0\\]" next="kept"] \xef\xbb\xbfthe text'
  syslog-rfc5424-parser: {'title': 'list[0\\]', 'next': 'kept'} '\ufeffthe text' False
  jc: {'title': 'list[0]', 'next': 'kept'} '\ufeffthe text' False
written: b'[tap@32473 title="C:\\\\new" next="kept"] \xef\xbb\xbfthe text'
  syslog-rfc5424-parser: {'title': 'C:\\\\new', 'next': 'kept'} '\ufeffthe text' False
  jc: {'title': 'C:\\new', 'next': 'kept'} '\ufeffthe text' False
written: b'[tap@32473 title="two\nlines" next="kept"] \xef\xbb\xbfthe text'
  syslog-rfc5424-parser: {'title': 'two\nlines', 'next': 'kept'} '\ufeffthe text' False
  jc: unparsable
  jc: unparsable
written: b'[tap@32473] \xef\xbb\xbfthe text'
  syslog-rfc5424-parser: {'tap@32473': {}}
  jc: [{'identity': None, 'parameters': {}}]
END
diff expected seen || { echo "This is not what was seen with these versions."; cat log; exit 1; }
