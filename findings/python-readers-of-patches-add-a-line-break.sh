#!/usr/bin/env bash
# Three Python libraries say that they applied a patch of Git. The files differ from Git's by a line break, an empty
# file, a rename and the right to be executed.
#
# Guess, written before the run: what `git diff` writes for everyday changes is applied as Git does it, or the answer is
#   that it wasn't.
# Seen: patch-ng and paatch end each file with a line break, where the patch says that there's none. They don't make the
#   empty file, and return True all the same. A renamed file keeps its old name in paatch, with the new text in it. It
#   and purepatch don't make the script executable, which is all that purepatch lacks; its report is fine.
# Versions: patch-ng 1.19.1, paatch 1.20.3, purepatch 0.1.1; Git of the machine writes the patch and applies it.
# Source: Git's page on `git diff`, "Generating patch text with -p", has the extended headers for modes and renames;
#   POSIX and GNU's manual of diff have the mark for a missing line break. The README of patch-ng lists a few things
#   that don't work out of the box. Renaming and creating files are among them; a line break too many isn't. That of
#   purepatch says that its results equal those of `git apply` byte for byte.
# Why it matters: Conan applies the patches of its packages by patch-ng. A file that a checksum or a golden test guards
#   differs by its last byte; a script that isn't executable fails later, elsewhere.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check patch-ng==1.19.1 paatch==1.20.3 purepatch==0.1.1

export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
mkdir old
printf 'one' > old/golden
printf '1\n2\n3\n4\n5\n' > old/name
printf 'echo\n' > old/script
cp -r old new
printf 'two' > new/golden
printf '1\n2\n3\n4\n6\n' > new/name
mv new/name new/other
printf 'echo done\n' > new/script
chmod +x new/script
: > new/empty
git init --quiet repository
for side in old new; do
  rm -f repository/*
  cp -p $side/* repository
  git -C repository add --all
  git -C repository -c user.name=x -c user.email=x@example.com commit --quiet -m $side
done
git -C repository diff --find-renames HEAD~1 HEAD > change.patch
cat > apply.py <<'END'
import logging, os, shutil, subprocess
import paatch, patch_ng, purepatch

logging.disable(logging.CRITICAL)
change = open("change.patch", "rb").read()
tools = {
    "git": lambda: subprocess.run(["git", "apply", "../change.patch"], cwd="work").returncode == 0,
    "patch-ng": lambda: patch_ng.fromstring(change).apply(0, root="work"),
    "paatch": lambda: paatch.fromstring(change).apply(0, root="work"),
    "purepatch": lambda: purepatch.apply_files(change.decode(), root="work").ok,
}
for name, apply in tools.items():
    shutil.rmtree("work", ignore_errors=True)
    shutil.copytree("old", "work")
    print(f"{name} says {apply()}:")
    for file in sorted(os.listdir("work")):
        path = os.path.join("work", file)
        print(f"  {file} {open(path).read()!r}{' executable' if os.access(path, os.X_OK) else ''}")
END
tools/bin/python apply.py > seen
cat seen
cat > expected <<'END'
git says True:
  empty ''
  golden 'two'
  other '1\n2\n3\n4\n6\n'
  script 'echo done\n' executable
patch-ng says True:
  golden 'two\n'
  other '1\n2\n3\n4\n6\n'
  script 'echo done\n' executable
paatch says True:
  golden 'two\n'
  name '1\n2\n3\n4\n6\n'
  script 'echo done\n'
purepatch says True:
  empty ''
  golden 'two'
  other '1\n2\n3\n4\n6\n'
  script 'echo done\n'
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
