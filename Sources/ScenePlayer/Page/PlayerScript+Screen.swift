extension PlayerScript {
  /// The drawing of the screen, in points.
  static let screen = #"""
    // Screens come as what differs from the one before.
    run.screens.reduce((before, screen) => {
      screen.panes = before.slice(0, screen.back).concat(screen.panes, before.slice(before.length - screen.front));
      return screen.panes;
    }, []);

    // By moment: the controllers that have come with it, and whether another app is in front after it.
    const [comers, isBehind] = [[], []];
    {
      const states = [];
      let behind = run.steps.some((step) => step.title === "launch: background");
      run.moments.forEach((moment, index) => {
        for (const { instance, state } of moment.changes || []) {
          if (state === undefined) continue;
          if (state === "appeared" && states[instance] !== state) (comers[index] = comers[index] || []).push(instance);
          states[instance] = state;
        }
        if (moment.app && /didEnterBackground$/.test(moment.event)) behind = true;
        if (moment.app && /willEnterForeground$/.test(moment.event)) behind = false;
        isBehind.push(behind);
      });
    }

    // The controllers that a step has brought up to a moment: all else is grey. A step that only looks takes no news away.
    function newsUpTo(moment, step) {
      const news = new Set();
      for (let here = run.steps[firsts[step]].first; here <= moment; here++) (comers[here] || []).forEach((one) => news.add(one));
      return news;
    }

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

    const onTheWay = new Set(["appearing", "disappearing"]);

    // A part of the screen; what is on its way moves with the part of the transition that is over.
    function drawPane(pane, place, look) {
      const [role, instance, x, y, width, height, text, state, labelX, labelY, room, wayX, wayY] = pane;
      const group = shape("g", "", {});
      place.append(group);
      if (wayX !== 0 || wayY !== 0) {
        group.setAttribute("class", "way");
        group.dataset.way = [wayX, wayY, state].join(" ");
      }
      const box = (name, box) => group.append(shape("rect", name, box));
      const middle = x + width / 2;
      const isTab = role.toLowerCase().endsWith("tab");
      if (isTab) {
        const glyph = { class: role.startsWith("selected") ? "glyph chosen" : "glyph" };
        const index = look.tab++;
        if (role.toLowerCase().endsWith("moretab")) {
          [-14, 0, 14].forEach((way) => box(glyph.class, { x: middle + way - 4, y: y + 22, width: 8, height: 8, rx: 4 }));
        } else {
          const [wide, high, round] = [[28, 28, 14], [28, 28, 4], [36, 22, 6], [22, 32, 9], [32, 26, 0]][index % 5];
          box(glyph.class, { x: middle - wide / 2, y: y + 26 - high / 2, width: wide, height: high, rx: round });
        }
      } else if (!["backButton", "tabName", "pages", "behind"].includes(role)) {
        const round = { sheet: 30, popover: 22, alert: 26, dimming: 0 }[role] || 0;
        if (["sheet", "popover", "alert", "overColumn"].includes(role) || wayX > 0) {
          box("shadow", { x: x - 7, y: y - 5, width: width + 14, height: height + 10, rx: round + 6 });
        }
        const name = "pane " + role + " " + state + (look.news.has(instance) ? " news" : "");
        const card = look.card;
        if (round === 0 && card && role !== "dimming") {
          group.append(shape("path", name, { d: within(card, x, y, width, height) }));
        } else {
          box(name, { x, y, width, height, rx: round });
        }
        if (round > 0) look.card = { x, y, width, height, round };
      }
      if (!text) return;
      const small = ["container", "tab", "moreTab", "pages", "behind"].includes(role);
      // Where there is room for it is known for the middle of the way.
      let [left, top, wide] = [labelX - wayX / 2, labelY - wayY / 2 + look.size / 3, room - 12];
      if (role === "container") top = y + Math.min(height, y < 40 && look.upright ? 100 : 56) - look.size / 2.5;
      if (role === "navigationBar" || role === "backButton") {
        top = y + height - look.size * 0.8;
        // Large letters would lie under the island.
        if (y < 40 && look.upright) top = Math.max(top, Math.min(y + height - 6, 54 + look.size * 0.78));
      }
      // Where there is little room, a button to lead back is no more than its sign.
      if (role === "navigationBar") wide = width - Math.min(7 * look.size, Math.max(120, 3 * look.size));
      if (isTab || role === "tabName") top = y + 42 + look.size;
      const label = shape("text", small ? "" : role === "backButton" ? "back" : "name", {
        x: left, y: top, "font-size": look.size });
      label.textContent = text;
      group.append(label);
      if (role === "backButton") {
        label.textContent = "‹ " + text;
        label.setAttribute("x", x + 16);
        label.setAttribute("text-anchor", "start");
        const free = width / 2 - look.title / 2 - 30;
        if (label.getComputedTextLength() > free) label.textContent = "‹";
        return;
      }
      if (role === "tabName") {
        // It stands under its sign, or as near as the display lets it.
        wide = look.width - 24;
        const half = Math.min(label.getComputedTextLength(), wide) / 2 + 12;
        label.setAttribute("x", Math.min(Math.max(left, half), look.width - half));
      }
      fit(label, Math.max(wide, look.size * 2));
      if (role === "navigationBar") look.title = label.isConnected ? label.getComputedTextLength() : 0;
    }

    // The outline of what lies in a card: where it reaches the card's corners, it is as round as they are.
    function within(card, x, y, width, height) {
      const [left, right] = [x <= card.x, x + width >= card.x + card.width];
      const [top, bottom] = [y <= card.y, y + height >= card.y + card.height];
      const r = card.round;
      const corner = (isRound, across, down) =>
        isRound ? "a" + [r, r] + " 0 0 1 " + [across * r, down * r] : "";
      const [a, b, c, d] = [top && left, top && right, bottom && right, bottom && left];
      return "M" + [x + (a ? r : 0), y] + "H" + (x + width - (b ? r : 0)) + corner(b, 1, 1)
        + "V" + (y + height - (c ? r : 0)) + corner(c, -1, 1) + "H" + (x + (d ? r : 0)) + corner(d, -1, -1)
        + "V" + (y + (a ? r : 0)) + corner(a, 1, -1) + "z";
    }

    function drawDevice(picture, screen, isUpright) {
      const { width, height } = screen;
      const isPhone = Math.min(width, height) < 600;
      const round = isPhone ? 52 : 24;
      // What is on its way is seen on the display alone.
      const far = 2 * Math.max(width, height);
      picture.append(shape("path", "corners", { d: "M" + [-far, -far] + "h" + (width + 2 * far) + "v"
        + (height + 2 * far) + "h" + -(width + 2 * far) + "zM" + [round, 0] + "h" + (width - 2 * round) + "a"
        + [round, round] + " 0 0 1 " + [round, round] + "v" + (height - 2 * round) + "a" + [round, round] + " 0 0 1 "
        + [-round, round] + "h" + -(width - 2 * round) + "a" + [round, round] + " 0 0 1 " + [-round, -round] + "v"
        + -(height - 2 * round) + "a" + [round, round] + " 0 0 1 " + [round, -round] + "z", "fill-rule": "evenodd" }));
      picture.append(shape("rect", "bezel", { x: -6, y: -6, width: width + 12, height: height + 12, rx: round + 5 }));
      if (screen.island) {
        picture.append(shape("rect", "island", isUpright ? { x: width / 2 - 54, y: 14, width: 108, height: 30, rx: 15 }
          : { x: 12, y: height / 2 - 50, width: 26, height: 100, rx: 13 }));
      }
      picture.append(shape("rect", "home", { x: width / 2 - 70, y: height - 16, width: 140, height: 7, rx: 3 }));
    }

    const darkScreen = { width: 393, height: 852, island: true, panes: [] };
    // In a long run the first screen is known at the end of the first step, and it's dark until then.
    const screenAfter = (moment) => (moment < 0 ? darkScreen : run.screens[run.moments[moment].screen] || darkScreen);

    // Draws a screen with its device into a part of the page. Texts keep their size however small the screen is drawn.
    function drawScreen(moment, step, place, letters = 13) {
      const screen = screenAfter(moment);
      const edge = 12;
      const picture = shape("svg", screen.panes.length === 0 ? "off" : "", {
        viewBox: [-edge, -edge, screen.width + 2 * edge, screen.height + 2 * edge].join(" "),
        width: screen.width + 2 * edge, height: screen.height + 2 * edge, role: "img" });
      const views = ["view", "sheet", "popover", "alert", "overlay", "overColumn", "stray"];
      const names = screen.panes.filter((pane) => pane[6] && views.includes(pane[0]));
      picture.setAttribute("aria-label", names.length === 0 ? "The screen is empty"
        : "On the screen: " + [...new Set(names.map((pane) => pane[6]))].join(", ")
          + screen.panes.map((pane) => (pane[14] ? "; " + run.controllers[pane[1]].name + " " + pane[14] : "")).join(""));
      picture.append(shape("rect", "display", { x: 0, y: 0, width: screen.width, height: screen.height }));
      place.replaceChildren(picture);
      const room = picture.getBoundingClientRect();
      const scale = Math.min(room.width / (screen.width + 2 * edge), room.height / (screen.height + 2 * edge)) || 1;
      const upright = screen.height >= screen.width;
      const look = { size: Math.min(64, Math.max(18, Math.round(letters / scale))), title: 0, tab: 0, upright,
        width: screen.width, news: newsUpTo(moment, step), card: null };
      // The edge of what lies in a fan is drawn over all that lies in it.
      const fans = [];
      const contains = ([, , x, y, width, height], [, , left, top, wide, high]) =>
        x <= left && y <= top && left + wide <= x + width && top + high <= y + height;
      const close = ([, , x, y, width, height]) =>
        picture.append(shape("rect", "fanned", { x, y, width, height }));
      for (const pane of screen.panes) {
        while (fans.length > 0 && !contains(fans[fans.length - 1], pane)) close(fans.pop());
        if (pane[0] === "tabBar") look.tab = 0;
        if (pane[4] >= 2 && pane[5] >= 2) drawPane(pane, picture, look);
        if (pane[13]) fans.push(pane);
      }
      while (fans.length > 0) close(fans.pop());
      if (moment >= 0 && isBehind[moment]) {
        picture.append(shape("rect", "dimming", { x: 0, y: 0, width: screen.width, height: screen.height }));
      }
      drawDevice(picture, screen, upright);
    }

    let shownScreen = "";
    function showScreen(moment) {
      const step = stops[view.stop].step;
      const index = [moment < 0 ? -1 : run.moments[moment].screen, moment >= 0 && isBehind[moment],
        ...newsUpTo(moment, step)].join(" ");
      if (index === shownScreen) return;
      shownScreen = index;
      drawScreen(moment, step, byId("screen"));
      moveScreen(0.5);
    }

    // Draws the screen after each step, for paper.
    function fillStrip(steps) {
      if (byId("strip").children.length > 0) return;
      steps.forEach(({ words, moment, step }) => {
        const figure = element("figure");
        const place = element("div", "device");
        figure.append(element("figcaption", "", words), place);
        byId("strip").append(figure);
        drawScreen(moment, step, place, 10);
      });
    }

    // Puts what is on its way where it is when so much of the transition is over.
    function moveScreen(part) {
      byId("screen").querySelectorAll(".way").forEach((group) => {
        const [x, y, state] = group.dataset.way.split(" ");
        const off = state === "appearing" ? 1 - part : part;
        group.setAttribute("transform", "translate(" + (x * off).toFixed(1) + " " + (y * off).toFixed(1) + ")");
      });
    }

    window.addEventListener("resize", () => {
      shownScreen = "";
      showScreen(stops[view.stop].moment);
    }, { signal });

    // The way from the window's root to what is seen.
    function showPath(moment) {
      const nodes = nodesAfter(moment);
      let here = rootAfter(moment);
      const path = [];
      let words = "";
      let sign = "";
      for (let depth = 0; here !== undefined && here >= 0 && depth <= nodes.length; depth++) {
        if (!run.controllers[here].hidden) {
          path.push(run.controllers[here].name);
          words += (words ? sign : "") + run.controllers[here].name;
        }
        const presented = nodes.findIndex((node) => node.presenter === here && node.alive);
        sign = presented >= 0 ? " » " : " › ";
        here = presented >= 0 ? presented : nodes[here].current;
      }
      byId("path").textContent = moment >= 0 && isBehind[moment] ? "in the background" : words;
      return path;
    }

    """#
}
