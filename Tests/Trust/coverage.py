"""What a report of llvm-cov says of the library: lines by target, and functions that nothing calls."""

import json
import sys
from collections import defaultdict

report = json.load(open(sys.argv[1]))["data"][0]
lines = defaultdict(lambda: [0, 0])
for file in report["files"]:
    if "/Sources/" in file["filename"]:
        target = file["filename"].split("/Sources/")[1].split("/")[0]
        lines[target][0] += file["summary"]["lines"]["covered"]
        lines[target][1] += file["summary"]["lines"]["count"]
print("| target | lines | executed |\n|---|---:|---:|")
for target, (covered, count) in sorted(lines.items()):
    print(f"| {target} | {count} | {100 * covered / count:.1f} % |")
covered, count = (sum(pair[part] for pair in lines.values()) for part in (0, 1))
print(f"| all | {count} | {100 * covered / count:.1f} % |")

called = defaultdict(int)
for function in report.get("functions", []):
    name = (function["filenames"][0], function["regions"][0][0])
    called[name] = max(called[name], function["count"])
idle = sorted(place for place, count in called.items() if count == 0 and "/Sources/" in place[0])
print(f"\n{len(idle)} functions and closures that no test calls:")
for path, line in idle:
    print(f"  Sources/{path.split('/Sources/')[1]}:{line}")
