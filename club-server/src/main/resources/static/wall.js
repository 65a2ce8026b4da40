// A wall has no room for everything and nobody who scrolls: what does not fit is shown by turns, a page
// for some seconds. Names and points are never cut off at the bottom.
(() => {
  "use strict";
  const TURN = 9000;
  const narrow = window.matchMedia("(max-width: 800px)");
  let pages = [];
  let at = 0;

  const height = (each) => each.getBoundingClientRect().height;

  // What may stand on different pages: rows of a table, lines of a list.
  const rows = (section) => [...section.querySelectorAll("tbody > tr, li")];

  // Pages of the column at the side: sections from above, a long one over several pages.
  function side(column) {
    const gap = parseFloat(getComputedStyle(column).rowGap) || 0;
    const room = column.clientHeight + 1;
    const made = [];
    let page = [];
    let free = room;
    const close = () => {
      if (page.length) made.push(page);
      page = [];
      free = room;
    };
    for (const section of [...column.children]) {
      const lines = rows(section);
      const sizes = lines.map(height);
      const all = height(section);
      const between = lines.length > 1 ? Math.max(0, lines[1].getBoundingClientRect().top - lines[0].getBoundingClientRect().bottom) : 0;
      const head = all - sizes.reduce((sum, each) => sum + each, 0) - between * Math.max(0, lines.length - 1);
      if (all > free - (page.length ? gap : 0) && page.length) close();
      if (all <= room || !lines.length) {
        free -= all + (page.length ? gap : 0);
        page.push({ section, lines });
        continue;
      }
      let some = [];
      let left = room - head;
      lines.forEach((line, i) => {
        if (some.length && sizes[i] > left) {
          page.push({ section, lines: some });
          close();
          some = [];
          left = room - head;
        }
        some.push(line);
        left -= sizes[i] + between;
      });
      page.push({ section, lines: some });
      free = left;
    }
    close();
    return made.map((each) => () => {
      for (const section of column.children) {
        const here = each.find((one) => one.section === section);
        section.hidden = !here;
        if (here) rows(section).forEach((line) => { line.hidden = !here.lines.includes(line); });
      }
    });
  }

  function trees(box) {
    return [...box.children].map((tree) => () => {
      for (const other of box.children) {
        other.hidden = other !== tree;
        other.classList.toggle("turned", other === tree);
      }
    });
  }

  function lay() {
    const part = document.getElementById("part");
    part.querySelectorAll(".wallside [hidden], .trees > [hidden]").forEach((each) => { each.hidden = false; });
    pages = [];
    if (!narrow.matches) {
      const column = part.querySelector(".wallside");
      const box = part.querySelector(".trees");
      pages = [column ? side(column) : [], box ? trees(box) : []].filter((each) => each.length > 1);
    }
    show();
  }

  function show() {
    pages.forEach((each) => each[at % each.length]());
    const sign = document.querySelector(".turning");
    const most = Math.max(0, ...pages.map((each) => each.length));
    if (sign) sign.textContent = most > 1 ? (at % most) + 1 + " / " + most : "";
  }

  function turn(by) {
    at = Math.max(0, at + by);
    show();
  }

  let timer = setInterval(turn, TURN, 1);
  document.addEventListener("keydown", ({ key }) => {
    const by = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[key];
    if (!by) return;
    clearInterval(timer);
    timer = setInterval(turn, TURN, 1);
    turn(by);
  });
  document.addEventListener("club:part", lay);
  window.addEventListener("resize", lay);
  document.fonts.ready.then(lay);
  lay();
})();
