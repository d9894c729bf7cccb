extension PlayerScript {
  /// Hiding answers: each step is asked first, and shown then.
  static let guess = #"""
    const question = element("p", "question", "What happens now? ");
    const answer = element("button", "", "Show");
    answer.type = "button";
    question.append(answer);
    answer.addEventListener("click", () => guessOn());

    const isGuessing = () => byId("guess").checked;

    // The next step that does something; there is nothing to guess where a step only looks.
    function nextDeed(step) {
      for (let next = step + 1; next < run.steps.length; next++) {
        if (run.steps[next].words !== undefined) return next;
      }
      return -1;
    }

    // Asks for the next step, or shows the one that was asked for; false if there is none to ask for.
    function guessOn() {
      if (!isGuessing()) return false;
      if (view.asked >= 0) {
        show(endOf(view.asked), true);
        return true;
      }
      const step = stops[view.stop].step;
      const next = view.stop === endOf(step) ? nextDeed(step) : -1;
      if (next < 0) return false;
      show(view.stop, false, next);
      // The question stands in the trace.
      if (getComputedStyle(byId("views")).display !== "none") see("trace");
      byId("announcer").textContent = "Step " + run.steps[next].number + "  " + run.steps[next].title + ". What happens now?";
      return true;
    }

    // Hides everything that shows what comes next.
    function hideAnswers(step) {
      const seen = Math.max(lasts[step], view.asked);
      question.remove();
      if (view.asked >= 0) {
        const heading = document.querySelectorAll("#trace h3")[view.asked];
        heading.after(question);
        reveal(question, byId("trace"));
      }
      document.querySelectorAll("#trace h3, #trace .finding, #trace .none, #trace .absent").forEach((part) => {
        const index = Number(part.dataset.step);
        part.classList.toggle("future", index < 0 ? view.stop < stops.length - 1 : index > lasts[step]);
        part.classList.toggle("asked", part.tagName === "H3" && index === view.asked);
      });
      const later = run.steps.slice(seen + 1).filter((one) => one.file === shownFile && one.line);
      const edge = Math.min(...later.map((one) => one.line));
      const list = byId("source").querySelector("ol");
      if (list) [...list.children].forEach((line, index) => line.classList.toggle("future", index + 1 >= edge));
    }

    """#
}
