extension PlayerScript {
  /// What is on the screen, drawn in points.
  static let screen = #"""
    // Screens come as what differs from the one before.
    run.screens.reduce((before, screen) => {
      screen.panes = before.slice(0, screen.back).concat(screen.panes, before.slice(before.length - screen.front));
      return screen.panes;
    }, []);

    const svgSpace = "http://www.w3.org/2000/svg";

    function shape(name, look, attributes) {
      const made = document.createElementNS(svgSpace, name);
      made.setAttribute("class", look);
      for (const key in attributes) made.setAttribute(key, attributes[key]);
      return made;
    }

    // Cuts a text that is wider than its room.
    function fit(label, room) {
      const whole = label.textContent;
      for (let length = whole.length; length > 1 && label.getComputedTextLength() > room; length--) {
        label.textContent = whole.slice(0, length - 1) + "…";
      }
      if (label.getComputedTextLength() > room) label.remove();
    }

    function labelPlace(role, y, height) {
      if (role === "container") return y + Math.min(height, 64) / 2 + 8;
      if (role === "navigationBar") return height > 70 ? y + height - 24 : y + height / 2 + 8;
      return y + height / 2 + 8;
    }

    let shownScreen = -2;
    function showScreen(moment) {
      const index = moment < 0 ? -1 : run.moments[moment].screen;
      if (index === shownScreen) return;
      shownScreen = index;
      const place = byId("screen");
      const screen = index < 0 ? { width: 393, height: 852, panes: [] } : run.screens[index];
      const edge = 18;
      const picture = shape("svg", "", {
        viewBox: [-edge, -edge, screen.width + 2 * edge, screen.height + 2 * edge].join(" "),
        width: screen.width + 2 * edge, height: screen.height + 2 * edge, role: "img" });
      const names = screen.panes.filter((pane) => pane[6] && !["tab", "tabName", "pages"].includes(pane[0]));
      picture.setAttribute("aria-label", names.length === 0 ? "The screen is empty"
        : "On the screen: " + [...new Set(names.map((pane) => pane[6]))].join(", "));
      picture.append(shape("rect", "bezel", {
        x: -edge, y: -edge, width: screen.width + 2 * edge, height: screen.height + 2 * edge, rx: 44 }));
      picture.append(shape("rect", "pane", { x: 0, y: 0, width: screen.width, height: screen.height, rx: 26 }));
      place.replaceChildren(picture);
      // Texts keep their size however small the screen is drawn.
      const room = picture.getBoundingClientRect();
      const scale = Math.min(room.width / (screen.width + 2 * edge), room.height / (screen.height + 2 * edge)) || 1;
      const size = Math.min(64, Math.max(18, Math.round(13 / scale)));
      for (const [role, , x, y, width, height, text, state] of screen.panes) {
        if (width < 2 || height < 2) continue;
        const radius = role === "sheet" || role === "popover" ? 26 : role === "dimming" ? 22 : 12;
        const box = shape("rect", "pane " + role + " " + state, { x, y, width, height, rx: radius });
        box.setAttribute("stroke-width", "2.5");
        picture.append(box);
        if (!text) continue;
        const label = shape("text", "", { x: x + width / 2, y: labelPlace(role, y, height), "font-size": size });
        if (["view", "sheet", "popover", "overlay", "stray"].includes(role)) label.setAttribute("font-weight", "bold");
        label.textContent = text;
        picture.append(label);
        fit(label, width - 12);
      }
    }

    window.addEventListener("resize", () => {
      shownScreen = -2;
      showScreen(stops[view.stop].moment);
    });

    // The way from the window's root to what is seen.
    function showPath(moment) {
      const nodes = nodesAfter(moment);
      let here = rootAfter(moment);
      const path = [];
      let words = "";
      let sign = "";
      for (let depth = 0; here !== undefined && here >= 0 && depth <= nodes.length; depth++) {
        if (!run.who[here].hidden) {
          path.push(run.who[here].name);
          words += (words ? sign : "") + run.who[here].name;
        }
        const presented = nodes.findIndex((node) => node.presenter === here && node.alive);
        sign = presented >= 0 ? " ▴ " : " ▸ ";
        here = presented >= 0 ? presented : nodes[here].current;
      }
      byId("path").textContent = words;
      return path;
    }

    """#
}
