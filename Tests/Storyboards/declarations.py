"""Prints the declarations of Swift files as sourcekitd's syntactic structure has them: the oracle for the reader of code.

    python3 declarations.py < paths     one path a line; prints an object: by path, its types and its functions
    python3 declarations.py --is-there  ends with 0 if this machine has sourcekitd

A type is [kind, name, inherited names], a function [name, the name of the type around it].
"""
import ctypes
import json
import os
import shutil
import sys


def library():
    swift = shutil.which("swiftc")
    if not swift:
        return None
    folder = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(swift))), "lib")
    for name in ["libsourcekitdInProc.so", "sourcekitdInProc.framework/sourcekitdInProc"]:
        path = os.path.join(folder, name)
        if os.path.exists(path):
            return path
    return None


class Variant(ctypes.Structure):
    _fields_ = [("data", ctypes.c_uint64 * 3)]


class SourceKit:
    def __init__(self, path):
        self.kit = ctypes.CDLL(path)
        for name, result, arguments in [
            ("request_create_from_yaml", ctypes.c_void_p, [ctypes.c_char_p, ctypes.c_void_p]),
            ("send_request_sync", ctypes.c_void_p, [ctypes.c_void_p]),
            ("response_is_error", ctypes.c_bool, [ctypes.c_void_p]),
            ("response_get_value", Variant, [ctypes.c_void_p]),
            ("response_dispose", None, [ctypes.c_void_p]),
            ("request_release", None, [ctypes.c_void_p]),
            ("variant_json_description_copy", ctypes.c_void_p, [Variant]),
        ]:
            function = getattr(self.kit, "sourcekitd_" + name)
            function.restype, function.argtypes = result, arguments
        self.kit.sourcekitd_initialize()

    def structure(self, path):
        request = (
            "{key.request: source.request.editor.open, key.name: %s, key.sourcefile: %s, key.syntactic_only: 1,"
            " key.enablesyntaxmap: 0, key.enablesubstructure: 1}" % (json.dumps(path), json.dumps(path))
        )
        asked = self.kit.sourcekitd_request_create_from_yaml(request.encode(), None)
        answer = self.kit.sourcekitd_send_request_sync(asked)
        if self.kit.sourcekitd_response_is_error(answer):
            sys.exit("sourcekitd can't read " + path)
        text = self.kit.sourcekitd_variant_json_description_copy(self.kit.sourcekitd_response_get_value(answer))
        found = json.loads(ctypes.string_at(text))
        self.kit.sourcekitd_response_dispose(answer)
        self.kit.sourcekitd_request_release(asked)
        return found


# An actor is a class for sourcekitd.
KINDS = {"class": "class", "struct": "value", "enum": "value", "protocol": "protocol", "extension": "extension"}


def last(name):
    """The last part of a name, without what is generic in it."""
    depth, plain = 0, ""
    for letter in name:
        depth += (letter == "<") - (letter == ">")
        if depth == 0 and letter != ">":
            plain += letter
    return plain.split(".")[-1].split()[-1].strip("`")


def walk(entries, owner, types, functions):
    for entry in entries:
        parts = entry.get("key.kind", "").split(".")
        inner = owner
        if "decl" in parts:
            word = parts[parts.index("decl") + 1]
            name = entry.get("key.name", "")
            if word == "extension" and name.startswith("["):
                # An extension of a list has no name of its own.
                inner = ""
            elif word in KINDS and name:
                inherited = [last(one) for other in entry.get("key.inheritedtypes", []) for one in other["key.name"].split("&")]
                types.append([KINDS[word], last(name), inherited])
                inner = last(name)
            elif word == "function" and name:
                functions.append([name.split("(")[0].strip("`"), owner])
            elif word == "var" and "parameter" not in parts and name:
                functions.append([name.strip("`"), owner])
        walk(entry.get("key.substructure", []), inner, types, functions)


def main():
    path = library()
    if sys.argv[1:] == ["--is-there"]:
        sys.exit(0 if path else 1)
    kit = SourceKit(path)
    found = {}
    for line in sys.stdin:
        types, functions = [], []
        walk(kit.structure(line.rstrip("\n")).get("key.substructure", []), "", types, functions)
        found[line.rstrip("\n")] = {"types": types, "functions": functions}
    json.dump(found, sys.stdout)


main()
