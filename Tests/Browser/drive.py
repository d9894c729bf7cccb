"""Drives a headless Chromium over its debugging pipe, for tests of pages.

Reads a JSON list of actions from standard input and prints a JSON list of what each came to, and what went wrong on
the way. Needs nothing but Python and the browser whose path is the only argument.

Actions: {"open": path, "hash": "#step-3"}   opens a file and waits until it is loaded
         {"eval": expression}                 its value
         {"key": "ArrowRight"}                as a person presses it
         {"click": selector}                  a real click in the middle of an element
         {"size": [width, height]}            of the window
         {"dark": true}                       what the system wants
         {"calm": true}                       whether it wants no motion
         {"paper": true}                      whether the page is printed
         {"shot": path}                       a picture of the window
         {"names": true}                      role and name of whatever a screen reader stops at
"""

import base64
import json
import os
import subprocess
import sys
import tempfile

KEYS = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35, "Tab": 9, "Enter": 13,
        " ": 32}


class Browser:
    def __init__(self, program, profile):
        from_us, to_browser = os.pipe()
        from_browser, to_us = os.pipe()

        def join():
            # The browser reads from 3 and writes to 4; moved out of the way first, lest one overwrites the other.
            reading, writing = os.dup(from_us), os.dup(to_us)
            high = [os.dup2(reading, 103), os.dup2(writing, 104)]
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--user-data-dir=" + profile,
             "--remote-debugging-pipe", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, close_fds=False,
            preexec_fn=join)
        os.close(from_us)
        os.close(to_us)
        self.writer = os.fdopen(to_browser, "wb", buffering=0)
        self.reader = os.fdopen(from_browser, "rb")
        self.buffer = b""
        self.count = 0
        self.session = None
        self.problems = []
        self.wishes = {}
        self.events = []

    def receive(self):
        while b"\0" not in self.buffer:
            chunk = self.reader.read1(1 << 20)
            if not chunk:
                raise SystemExit("the browser went away")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def send(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.writer.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise SystemExit(method + ": " + answer["error"]["message"])
                return answer["result"]
            self.note(answer)

    def note(self, event):
        method, parameters = event.get("method"), event.get("params", {})
        self.events.append(method)
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.problems.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.problems.append(parameters["entry"]["text"])
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
            self.problems.append("console: " + json.dumps(parameters["args"]))
        elif method == "Network.requestWillBeSent" and not parameters["request"]["url"].startswith("file:"):
            self.problems.append("asks the network for " + parameters["request"]["url"])
        elif method == "Page.javascriptDialogOpening":
            self.problems.append("dialog: " + parameters["message"])

    def start(self):
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(domain + ".enable")

    def wait(self, method):
        while method not in self.events:
            self.note(self.receive())

    def evaluate(self, expression):
        result = self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            self.problems.append(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def perform(self, action):
        if "open" in action:
            # The same file with another end of its address would not be loaded again.
            for address in ("about:blank", "file://" + action["open"] + action.get("hash", "")):
                self.events = []
                self.send("Page.navigate", url=address)
                self.wait("Page.loadEventFired")
        elif "eval" in action:
            return self.evaluate(action["eval"])
        elif "key" in action:
            key = action["key"]
            details = {"key": key, "code": key, "windowsVirtualKeyCode": KEYS.get(key) or ord(key.upper())}
            if key == " ":
                details.update(code="Space", text=" ")
            self.send("Input.dispatchKeyEvent", type="keyDown", **details)
            self.send("Input.dispatchKeyEvent", type="keyUp", **{k: v for k, v in details.items() if k != "text"})
        elif "click" in action:
            x, y = self.evaluate(
                "(() => { const e = document.querySelector(" + json.dumps(action["click"]) + "); e.scrollIntoView();"
                " const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()")
            for kind in ("mousePressed", "mouseReleased"):
                self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
        elif "size" in action:
            width, height = action["size"]
            self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        elif "dark" in action or "calm" in action or "paper" in action:
            self.wishes.update(action)
            scheme = "dark" if self.wishes.get("dark") else "light"
            motion = "reduce" if self.wishes.get("calm") else "no-preference"
            self.send("Emulation.setEmulatedMedia", media="print" if self.wishes.get("paper") else "", features=[
                {"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": motion}])
        elif "shot" in action:
            data = self.send("Page.captureScreenshot", format="png")["data"]
            with open(action["shot"], "wb") as file:
                file.write(base64.b64decode(data))
        elif "names" in action:
            nodes = self.send("Accessibility.getFullAXTree")["nodes"]
            return [[node["role"]["value"], node.get("name", {}).get("value", "")] for node in nodes
                    if not node.get("ignored") and "role" in node]
        return None


def main():
    actions = json.load(sys.stdin)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(sys.argv[1], profile)
        try:
            browser.start()
            results = [browser.perform(action) for action in actions]
            print(json.dumps({"results": results, "problems": browser.problems}))
        finally:
            browser.process.terminate()
            browser.process.wait()


main()
