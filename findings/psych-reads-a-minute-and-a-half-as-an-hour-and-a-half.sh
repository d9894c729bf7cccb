#!/usr/bin/env bash
# `length: 1:30` is 90 in PyYAML and SnakeYAML, and 5400 in Ruby: three readers of YAML 1.1, one an hour off.
#
# Guess, written before the run: who reads YAML 1.1 takes 1:30 for a number of base 60, which is 90; others take it for
#   a text.
# Seen: Ruby's Psych counts from the left: what stands first is hours, so 1:30 and 1:30:00 are the same number, and a
#   colon with a fraction behind makes 1:30.5 an hour and a half and half a second. -1:30 is minus half an hour, as the
#   sign counts for the first part only. With four parts it's a text. PyYAML and SnakeYAML agree with each other.
#   Psych's writer puts such texts in quotation marks, as it should.
# Versions: Psych 4.0.3 of Debian 12's Ruby 3.1.2; PyYAML 6.0.4; libyaml-snake-java 1.33-2 of Debian 12 on Java 17.
# Source: YAML 1.1, the types "int" and "float": parts of base 60, of which the last one counts single, and the sign
#   belongs to the whole. ruby/psych, issues 153 (2013) and 814 (2026), both open: the last part is taken for minutes.
# Why it matters: delays, lengths of videos and times of subtitles are written like that. A Ruby script, as in CocoaPods
#   and fastlane, waits sixty times as long as a Python script that reads the same file.
set -euo pipefail
[[ $(ruby -rpsych -e 'print RUBY_VERSION, " ", Psych::VERSION') == "3.1.2 4.0.3" ]] ||
  { echo "needs Debian 12's package ruby" >&2; exit 1; }
[[ $(javac -version 2>&1) == "javac 17."* ]] ||
  { echo "needs Debian 12's package openjdk-17-jdk-headless" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libyaml-snake-java=1.33-2 > log 2>&1 || { cat log >&2; exit 1; }
dpkg -x libyaml-snake-java*.deb root
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check PyYAML==6.0.4

printf '%s\n' '- 1:30' '- 1:30:00' '- 1:30.5' '- -1:30' '- 190:20:30' '- 1:2:3:4' > times.yaml
cat > Read.java <<'END'
import java.nio.file.*;
import org.yaml.snakeyaml.Yaml;

public class Read {
    public static void main(String[] arguments) throws Exception {
        System.out.println("SnakeYAML: " + new Yaml().load(Files.readString(Path.of("times.yaml"))));
    }
}
END
{
  echo "file:      [$(sed 's/^- //' times.yaml | paste -sd, | sed 's/,/, /g')]"
  tools/bin/python -c 'import yaml; print("PyYAML:   ", yaml.safe_load(open("times.yaml")))'
  java -cp root/usr/share/java/snakeyaml.jar Read.java
  ruby -ryaml -e 'puts "Psych:     #{YAML.load_file("times.yaml")}"; puts "Psych writes", ["1:30"].to_yaml'
} > seen
cat seen
cat > expected <<'END'
file:      [1:30, 1:30:00, 1:30.5, -1:30, 190:20:30, 1:2:3:4]
PyYAML:    [90, 5400, 90.5, -90, 685230, 223384]
SnakeYAML: [90, 5400, 90.5, -90, 685230, 223384]
Psych:     [5400, 5400, 5430.0, -1800, 685230, "1:2:3:4"]
Psych writes
---
- '1:30'
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
