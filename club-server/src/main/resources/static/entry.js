// The forms of a tablet and a phone, made of what the match says may be reported now. Nothing here
// knows a rule: it offers what the server offers and shows what the server answers.
(() => {
  "use strict";
  const panel = document.getElementById("entry");
  const say = panel.dataset;
  const lang = document.body.dataset.lang;
  const token = document.body.dataset.token;
  const as = say.as;
  const PLAY = as === "player" ? ["player"] : ["scorer", "player", "chance", "side"];
  // what players report for themselves where phones are the cups
  const THEIRS = ["player", "chance", "side", "opponent"];
  const CALLS = as === "player" ? ["opponent"] : ["jury", "referee", "opponent"];
  let words = null;
  let shown = "";
  let part = document.getElementById("part");
  let offer = null;
  let roles = PLAY;
  let opened = "";
  let padless = ""; // a game without a pad needs all that may be reported

  const make = (tag, attributes = {}, ...inside) => {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name === "on") made.addEventListener("click", value);
      else if (value === true) made.setAttribute(name, "");
      else if (value !== false && value !== undefined) made.setAttribute(name, value);
    }
    made.append(...inside);
    return made;
  };

  const kindWords = (kind) => words.kinds.find((each) => each.kind === kind) || { label: kind, help: "", roles: [] };

  function valueWords(field, value) {
    if (value === true) return say.yes;
    if (value === false) return say.no;
    if (Array.isArray(value)) return value.length ? value.join(" ") : say.none;
    if (value && typeof value === "object") return Object.values(value).join(" · ");
    const text = String(value);
    const key = field + "." + text;
    if (words.values[key]) return words.values[key];
    const found = Object.keys(words.values).find((each) => each.endsWith("." + text) && !each.startsWith("field."));
    return found ? words.values[found] : text.replace(/-/g, " ");
  }

  async function ask(address) {
    const answer = await fetch(address, { headers: { "Accept-Language": lang, "Club-As": as } });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  }

  async function moves(wanted, what) {
    const all = { listed: [], forms: [] };
    const known = new Set();
    const cups = part.dataset.cups === "true";
    for (const role of wanted.filter((each) => !cups || !THEIRS.includes(each))) {
      let some;
      try {
        some = await ask("/api/matches/" + part.dataset.match + "/" + what + "?role=" + role);
      } catch {
        continue;
      }
      for (const each of ["listed", "forms"]) {
        for (const one of some[each] || []) {
          const text = JSON.stringify(one);
          if (!known.has(text)) {
            known.add(text);
            all[each].push(one);
          }
        }
      }
    }
    return all;
  }

  async function load(force) {
    part = document.getElementById("part");
    const { match, number, over, writes, game, cups } = part.dataset;
    const now = [match, number, over, writes, cups, roles.join()].join("/");
    if (!match || over === "true" || writes !== "true") {
      panel.hidden = true;
      shown = "";
      return;
    }
    if (now === shown && !force) return;
    shown = now;
    try {
      if (!words || words.game !== game) {
        words = await ask("/words/" + game);
        words.game = game;
      }
      // a pad is a form: nothing has to be tried and listed for it after every entry
      offer = roles === PLAY && padless !== game ? await moves(roles, "forms") : null;
      if (!offer || !offer.forms.some(isPad)) {
        if (offer) padless = game;
        offer = await moves(roles, "moves");
      }
    } catch {
      shown = "";
      return;
    }
    if (document.getElementById("part").dataset.number === number) start();
  }

  function start() {
    panel.hidden = false;
    const pads = offer.forms.filter((form) => isPad(form));
    if (roles === PLAY && pads.length) pad(pads);
    else choose();
  }

  // ---- sjoelen by counts
  const isPad = (form) => {
    const field = form.fields.find((each) => each.name === "compartments");
    return form.kind === "sub-turn-played" && form.complete && field && field.values.is === "parts" && field.values.array;
  };

  // ---- everything else
  const callsButton = () =>
    make("button", { type: "button", class: "quiet", on: async () => {
      roles = roles === PLAY ? CALLS.concat(PLAY) : PLAY;
      await load(true);
    } }, roles === PLAY ? say.calls : say.less);

  function choose() {
    ground.forget();
    opened = "";
    panel.replaceChildren();
    const kinds = new Set([...offer.listed.map((each) => each.event), ...offer.forms.map((each) => each.kind)]);
    const order = words.kinds.filter((each) => kinds.has(each.kind));
    panel.append(make("h2", {}, say.choose));
    if (measured().length) panel.append(make("p", { class: "hint" }, ground.hint()));
    const names = players();
    if (!order.length) panel.append(make("p", { class: "hint" }, names.length ? names.join(", ") : say.none));
    panel.append(make("div", { class: "choices" }, ...order.map((each) =>
      make("button", { type: "button", title: each.help, on: () => kind(each.kind) }, make("strong", {}, each.label), make("small", {}, each.help)))));
    panel.append(callsButton());
  }

  const players = () => [...new Set(offer.listed.map((each) => each.player).filter(Boolean))];

  function kind(name) {
    const listed = offer.listed.filter((each) => each.event === name);
    // those that promise to be accepted first
    const forms = offer.forms.filter((each) => each.kind === name).sort((a, b) => Number(b.complete) - Number(a.complete));
    if (as === "player" && kindWords(name).roles.includes("chance")) {
      roll(name);
    } else if (listed.length) {
      narrow(name, listed, {});
    } else if (forms.length === 1) {
      fill(name, forms[0]);
    } else {
      head(name);
      const list = make("div", { class: "choices" });
      for (const form of forms) {
        const player = form.fields.find((each) => each.name === "player");
        const label = player && player.values.names ? player.values.names.join(", ") : "";
        const more = form.fields.filter((each) => each.required && each.name !== "player").map((each) => label2(each.name)).join(", ");
        list.append(make("button", { type: "button", on: () => fill(name, form) }, make("strong", {}, label || more), label ? make("small", {}, more) : ""));
      }
      panel.append(list);
    }
  }

  const label2 = (field) => words.values["field." + field] || field.replace(/([A-Z])/g, " $1").toLowerCase();

  function head(name, extra) {
    ground.forget();
    opened = name;
    panel.replaceChildren(
      make("div", { class: "row" }, make("h2", {}, kindWords(name).label, extra ? " · " + extra : ""),
        make("button", { type: "button", class: "quiet", on: start }, say.back)));
  }

  // Of all events that may be reported, tap by tap, until one is left.
  function narrow(name, events, chosen) {
    const fields = [...new Set(events.flatMap((each) => Object.keys(each)))].filter((each) => each !== "event" && !(each in chosen));
    const open = fields.filter((field) => new Set(events.map((each) => JSON.stringify(each[field]))).size > 1);
    if (events.length === 1 || !open.length) {
      submit(events[0], Object.keys(chosen).length === 0);
      return;
    }
    const field = open[0];
    if (events.every((each) => each[field] === undefined || (Array.isArray(each[field]) && each[field].every((pip) => pip >= 1 && pip <= 6))) && events.some((each) => (each[field] || []).length > 1)) {
      throwDice(name, events, chosen, field, []);
      return;
    }
    const values = [...new Map(events.map((each) => [JSON.stringify(each[field]), each[field]])).entries()];
    head(name, Object.entries(chosen).map(([key, value]) => valueWords(key, value)).join(" · "));
    panel.append(make("p", { class: "hint" }, label2(field)));
    const dice = values.every(([, value]) => Array.isArray(value) && value.every((pip) => pip >= 1 && pip <= 6));
    panel.append(make("div", { class: dice ? "choices dice" : "choices" }, ...values.map(([text, value]) =>
      make("button", { type: "button", on: () => narrow(name, events.filter((each) => JSON.stringify(each[field]) === text), { ...chosen, [field]: value }) },
        value === undefined ? say.none : valueWords(field, value)))));
  }

  // Die by die, of those throws that may be reported.
  function throwDice(name, events, chosen, field, taken) {
    const fits = (each) => taken.every((pip, i) => (each[field] || [])[i] === pip);
    const left = events.filter(fits);
    const whole = left.filter((each) => (each[field] || []).length === taken.length);
    if (left.length === whole.length) {
      narrow(name, whole, { ...chosen, [field]: taken });
      return;
    }
    head(name, [...Object.entries(chosen).map(([key, value]) => valueWords(key, value)), taken.join(" ")].filter(Boolean).join(" · "));
    const pips = [...new Set(left.filter((each) => (each[field] || []).length > taken.length).map((each) => each[field][taken.length]))].sort();
    panel.append(make("div", { class: "choices dice" }, ...pips.map((pip) =>
      make("button", { type: "button", "aria-label": String(pip), on: () => throwDice(name, events, chosen, field, [...taken, pip]) }, String(pip)))));
    if (whole.length) {
      panel.append(make("button", { type: "button", on: () => narrow(name, whole, { ...chosen, [field]: taken }) }, taken.length ? say.send : say.unseen));
    }
  }

  function roll(name) {
    head(name);
    panel.append(make("button", { type: "button", class: "main cup", on: async (event) => {
      event.target.disabled = true;
      const form = new URLSearchParams({ match: part.dataset.match, number: part.dataset.number, kind: name });
      await fetch("/me/roll", { method: "POST", body: form, headers: { "Club-Token": token } }).catch(() => {});
      document.dispatchEvent(new CustomEvent("club:refresh"));
      shown = "";
    } }, say.roll));
  }

  // ---- a form with fields
  // Who is due: one of whom it is promised that what he plays is taken.
  const promised = (name) => [...new Set(offer.forms.filter((form) => form.kind === name && form.complete)
    .flatMap((form) => form.fields.filter((each) => each.name === "player").flatMap((each) => each.values.names || [])))];

  // Forms in which the place of a disc is measured.
  const measured = () => offer.forms.filter((form) => ["x", "y"].every((name) => form.fields.some((each) => each.name === name && each.values.is === "measure")));

  // What somebody is in the middle of is not taken away.
  function measure() {
    const form = measured().find((each) => !opened || each.kind === opened);
    if (form) fill(form.kind, form);
    return Boolean(form);
  }

  function fill(name, form) {
    head(name);
    const box = make("form", { class: "filling" });
    const inputs = form.fields.map((field) => input(field, name));
    inputs.forEach((each) => box.append(each.element));
    ground.place(box, inputs);
    const due = promised(name);
    const who = inputs.find((each) => each.name === "player");
    if (due.length === 1 && [...(who?.control?.options || [])].some((each) => each.value === due[0])) who.control.value = due[0];
    box.append(make("button", { class: "main send", type: "submit" }, say.send));
    box.addEventListener("submit", (event) => {
      event.preventDefault();
      const filled = { event: name };
      for (const each of inputs) {
        const value = each.value();
        if (value !== undefined) filled[each.name] = value;
      }
      submit(filled);
    });
    panel.append(box);
  }

  // ---- sending
  async function submit(event) {
    const { match, number } = part.dataset;
    const buttons = [...panel.querySelectorAll("button")];
    buttons.forEach((each) => { each.disabled = true; });
    document.getElementById("refused")?.remove();
    const limit = setTimeout(() => { if (window.clubQueue.waiting()) { shown = ""; start(); } }, 3000);
    const answer = await window.clubQueue.add(match, JSON.stringify(event), Number(number), as);
    clearTimeout(limit);
    if (answer.ok) {
      roles = PLAY;
      document.dispatchEvent(new CustomEvent("club:refresh"));
    } else {
      buttons.forEach((each) => { each.disabled = false; });
      if (answer.status === 412) {
        document.dispatchEvent(new CustomEvent("club:refresh"));
      } else {
        refused(answer.json);
      }
    }
  }

  function refused(problem) {
    document.getElementById("refused")?.remove();
    const box = make("div", { id: "refused", class: "card bad", role: "alert" }, make("h2", {}, say.refused));
    const verdict = problem.answer && problem.answer.rulings ? problem.answer.rulings : [];
    const rulings = verdict.filter((each) => each.kind === "forbids");
    for (const ruling of rulings) {
      box.append(make("p", {}, ruling.text),
        make("details", {}, make("summary", {}, say.why),
          ...(ruling.citations || []).map((each) => make("p", { class: "clause" }, make("cite", {}, each.source + ", " + each.locator), " " + each.clause)),
          make("p", { class: "rule" }, make("code", {}, ruling.rule))));
    }
    if (!rulings.length) {
      const list = problem.problems && problem.problems.length ? problem.problems : [{ text: problem.detail || problem.title || say.refused }];
      list.forEach((each) => box.append(make("p", {}, each.text || each.code)));
    }
    panel.prepend(box);
    box.scrollIntoView({ block: "nearest" });
  }

  document.addEventListener("club:refused", ({ detail }) => refused(detail.answer.json));

  function stale() {
    const old = window.clubQueue.stale();
    document.querySelectorAll(".stalecard").forEach((each) => each.remove());
    for (const entry of old) {
      const text = Object.entries(JSON.parse(entry.body)).map(([name, value]) => (!words ? String(value) : name === "event" ? kindWords(value).label : Array.isArray(value) ? value.join("/") : valueWords(name, value))).join(" · ");
      const box = make("div", { class: "card stalecard", role: "alert" }, make("p", {}, say.stale), make("p", { class: "strong" }, text),
        make("div", { class: "buttons" },
          make("button", { type: "button", class: "main", on: () => { box.remove(); window.clubQueue.again(entry, Number(document.getElementById("part").dataset.number)); } }, say.again),
          make("button", { type: "button", on: () => { box.remove(); window.clubQueue.drop(entry); } }, say.drop)));
      panel.before(box);
    }
  }
  document.addEventListener("club:stale", stale);

  document.addEventListener("click", async ({ target }) => {
    if (target.id !== "undo") return;
    target.disabled = true;
    const form = new URLSearchParams({ match: target.dataset.match, number: target.dataset.number });
    const answer = await fetch(part.dataset.base + "/undo", { method: "POST", body: form, headers: { "Club-Token": token } }).catch(() => null);
    target.disabled = false;
    if (answer && answer.status === 409) refused({ problems: [{ text: say.undone }] });
    document.dispatchEvent(new CustomEvent("club:refresh"));
  });

  // where nothing is tapped the forms are all there is
  const ground = window.clubGround ? window.clubGround({ panel, say, make, open: measure }) : { forget() {}, place() {}, list() {}, hint: () => "" };
  const input = window.clubFields({ make, say, label2, valueWords, ground });
  const pad = window.clubPad({ panel, say, make, ask, match: () => part.dataset.match, kindWords, submit, callsButton });

  document.addEventListener("club:part", () => load(false));
  load(false).then(stale);
})();
