// A tap on the picture of a shuffleboard says where a disc lies. The picture is drawn in inches, and
// its own transformation says what a tap means; which way the game measures, the page says.
(() => {
  "use strict";
  window.clubGround = ({ panel, say, make, open }) => {
    const DRAWING = "http://www.w3.org/2000/svg";
    let places = [];
    let lists = [];
    let aimed = null;

    const ground = () => document.querySelector(".ground.taps");
    const drawings = () => [...ground().querySelectorAll("g.board, g.zoom")];

    // The form is another one now.
    function forget() {
      places = [];
      lists = [];
      aimed = null;
      draw();
      document.getElementById("tapped")?.remove();
    }

    // The fields of a place, where these are some; the next tap is for the newest or the one in hand.
    function place(element, inputs) {
      const control = (name) => inputs.find((each) => each.name === name)?.control;
      const one = { element, x: control("x"), y: control("y"), at: control("at") };
      if (!one.x || !one.y || !ground()) return;
      places.push(one);
      element.addEventListener("focusin", () => aim(one));
      for (const each of [one.x, one.y]) each.addEventListener("input", draw);
      aim(one);
    }

    // A list that can hold one place more.
    function list(more) {
      lists.push(more);
    }

    function aim(one) {
      aimed = one;
      for (const each of places) each.element.classList.toggle("aimed", each === one && places.length > 1);
    }

    function tell(text, wrong) {
      document.getElementById("tapped")?.remove();
      const row = make("div", { id: "tapped", class: "sendrow" }, make("p", { class: wrong ? "bad" : "hint", role: wrong ? "alert" : "status" }, text));
      // the button below may be far away
      if (!wrong) row.append(make("button", { type: "submit", class: "main send" }, say.send));
      (panel.querySelector("form") || panel).prepend(row);
      row.scrollIntoView({ block: "nearest" });
    }

    // Where on the ground a tap is, in inches as the game measures them.
    function inches({ clientX, clientY }) {
      for (const drawing of drawings()) {
        const at = new DOMPoint(clientX, clientY).matrixTransform(drawing.getScreenCTM().inverse());
        const { x, y, width, height } = drawing.querySelector(".surface").getBBox();
        if (at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height) {
          const tenth = (inch) => String(Math.round(inch * 10) / 10);
          return { across: tenth(at.x), along: tenth(along(at.y)) };
        }
      }
      return null;
    }

    const along = (y) => (ground().dataset.upwards === "true" ? -y : y);

    function tap(event) {
      const at = inches(event);
      if (!at) {
        tell(say.beside, true);
        return;
      }
      if (!places.length && lists.length) lists[0]();
      if (!places.length && !open()) {
        tell(say.noplace, true);
        return;
      }
      aimed.x.value = at.across;
      aimed.y.value = at.along;
      if (aimed.at) aimed.at.value = "";
      tell(say.tapped.replace("{0}", at.across).replace("{1}", at.along), false);
      draw();
    }

    const node = (tag, attributes) => {
      const made = document.createElementNS(DRAWING, tag);
      for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
      return made;
    };

    // Discs as large as they are, so that one sees what they touch.
    function draw() {
      document.querySelectorAll(".tapped").forEach((each) => each.remove());
      if (!ground()) return;
      for (const each of places.filter(({ x, y }) => x.value !== "" && y.value !== "")) {
        const cx = Number(each.x.value);
        const cy = along(Number(each.y.value));
        const r = Number(ground().dataset.radius);
        for (const drawing of drawings()) {
          const mark = node("g", { class: "tapped" });
          mark.append(node("circle", { cx, cy, r }), node("path", { d: `M${cx - r / 2} ${cy}h${r}M${cx} ${cy - r / 2}v${r}` }));
          drawing.append(mark);
        }
      }
    }

    document.addEventListener("click", (event) => {
      if (!panel.hidden && event.target.closest(".ground.taps svg")) tap(event);
    });
    // the picture may be a new one
    document.addEventListener("club:part", draw);

    return { forget, place, list, hint: () => (ground() ? say.tap : "") };
  };
})();
