extension PlayerScript {
  /// The functions that all parts use.
  static let basics = #"""
    const byId = (id) => document.getElementById(id);

    // Whether each step is asked for before it is shown: the page says so, or its first address.
    const asks = document.body.dataset.ask !== undefined || location.hash === "#ask";

    // An element with a class and a text.
    function element(name, look, text) {
      const made = document.createElement(name);
      if (look) made.className = look;
      if (text !== undefined) made.textContent = text;
      return made;
    }

    """#

  /// Which of the page's runs is played: the only one, or what the table of contents leads to.
  static let lesson = #"""
    // The runs as data; nothing in them is ever taken for more than text.
    const texts = [...document.querySelectorAll("script.run")].map((script) => script.textContent);
    const isLesson = texts.length > 1;
    const blank = document.querySelector("main").cloneNode(true);
    let opened = { scene: -1, life: new AbortController(), follow: () => false };

    // Plays one of the runs; nothing is left of the one before.
    function openScene(scene) {
      opened.life.abort();
      document.querySelector("main").replaceWith(blank.cloneNode(true));
      document.body.classList.remove("cover");
      const life = new AbortController();
      const prefix = isLesson ? "scene-" + (scene + 1) + "-" : "";
      opened = { scene, life, follow: () => false };
      opened.follow = playRun(JSON.parse(texts[scene]), prefix, life.signal);
      markScene(scene);
    }

    function showContents() {
      opened.life.abort();
      opened.scene = -1;
      document.body.classList.add("cover");
      byId("title").textContent = document.title;
      byId("note").textContent = texts.length + " scenes, each to be played by itself";
      markScene(-1);
    }

    function markScene(scene) {
      [...byId("scenes").children].forEach((item, index) => {
        if (index === scene) {
          item.firstChild.setAttribute("aria-current", "page");
          byId("scenes").scrollLeft = item.offsetLeft - byId("scenes").offsetLeft - 20;
        } else {
          item.firstChild.removeAttribute("aria-current");
        }
      });
    }

    function fillContents() {
      byId("contents").hidden = false;
      texts.forEach((text, index) => {
        const run = JSON.parse(text);
        const link = element("a", "", (index + 1) + "  " + run.scene);
        link.href = "#scene-" + (index + 1) + "-step-0";
        const count = run.steps.length - 1;
        const about = [run.note, count + (count === 1 ? " step" : " steps"), run.findings.length > 0
          ? run.findings.length + (run.findings.length === 1 ? " finding" : " findings") : ""];
        const item = element("li");
        item.append(link, element("p", "", about.filter(Boolean).join(" · ")));
        byId("scenes").append(item);
      });
    }

    // `#step-3` is the end of step 3; in a lesson, `#scene-2-step-3` is that of its second scene.
    function go() {
      const match = /^#(?:scene-(\d+)-)?step-\d+$/.exec(location.hash);
      const scene = !isLesson ? 0 : match && match[1] ? Number(match[1]) - 1 : -1;
      if (texts[scene] === undefined) showContents();
      else if (scene !== opened.scene) openScene(scene);
      else opened.follow();
    }

    if (isLesson) fillContents();
    window.addEventListener("hashchange", go);
    go();

    """#
}
