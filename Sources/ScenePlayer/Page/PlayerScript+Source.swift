extension PlayerScript {
  /// The scene's text, with the line that what is shown comes from.
  static let source = #"""
    let shownFile = -1;
    let shownLine;
    function openFile(index) {
      if (index === shownFile) return;
      shownFile = index;
      shownLine = undefined;
      const file = run.files[index];
      byId("file").textContent = file ? file.path : "";
      if (!file || file.text === undefined) {
        byId("source").replaceChildren(element("p", "", "The text is not at hand: what ran is a compiled plan."));
        return;
      }
      const list = element("ol");
      const lines = file.text.replace(/^\uFEFF/, "").split(/\r\n|[\n\r\u0085\u2028\u2029]/);
      if (lines.length > 1 && lines[lines.length - 1] === "") lines.pop();
      lines.forEach((line) => list.append(element("li", "", line === "" ? " " : line)));
      byId("source").replaceChildren(list);
    }

    function showSource(place) {
      openFile(place.file === undefined ? Math.max(0, shownFile) : place.file);
      if (shownLine) shownLine.removeAttribute("aria-current");
      const list = byId("source").querySelector("ol");
      shownLine = list && place.line ? list.children[place.line - 1] : undefined;
      if (!shownLine) return;
      shownLine.setAttribute("aria-current", "true");
      reveal(shownLine, byId("source"));
    }

    """#
}
