// Sjoelen at a board: how many discs lie in each compartment, four touches and one to enter them.
(() => {
  "use strict";
  window.clubPad = ({ panel, say, make, ask, match, kindWords, submit, callsButton }) => {
    // What lies there already stands in the state; who has begun a turn goes on.
    async function pad(forms) {
      const who = forms.map((form) => form.fields.find((each) => each.name === "player").values.names[0]);
      const lying = {};
      try {
        const state = await ask("/api/matches/" + match() + "/state");
        for (const each of state.players || []) if (each.turn) lying[each.name] = each.turn.compartments;
      } catch {
        // then they are counted from nothing
      }
      count(forms, who, who.find((name) => lying[name]) || who[0], lying);
    }

    const parts = (form) => form.fields.find((each) => each.name === "compartments").values.fields;

    function count(forms, who, player, lying) {
      const form = forms[who.indexOf(player)];
      const fields = parts(form);
      const limit = form.fields.find((each) => each.name === "compartments").values.limits.find((each) => each.is === "sum");
      const least0 = fields.map((each, i) => Math.max(each.values.least, (lying[player] || [])[i] || 0));
      const values = [...least0];
      const set = fields.map(() => false);
      const gates = gateNames(fields.length);
      let active = 0;
      let from = 0;

      const left = () => (limit ? limit.most : 30) - values.reduce((a, b) => a + b, 0);
      const draw = () => {
        panel.replaceChildren();
        if (who.length > 1) {
          panel.append(make("div", { class: "who", role: "group", "aria-label": kindWords(form.kind).label },
            ...who.map((name) => make("button", { type: "button", "aria-pressed": String(name === player), on: () => count(forms, who, name, lying) }, name))));
        } else {
          panel.append(make("p", { class: "whoone" }, player));
        }
        panel.append(make("div", { class: "tiles" }, ...fields.map((field, i) =>
          make("button", { type: "button", class: "tile" + (i === active ? " active" : "") + (set[i] ? " set" : ""), "aria-pressed": String(i === active),
            "aria-label": say.vak.replace("{0}", gates[i]) + ": " + values[i], on: () => { active = i; from = 0; draw(); } },
            make("span", { class: "gate" }, gates[i]), make("span", { class: "count" }, String(values[i]))))));
        const least = least0[active];
        const most = Math.min(fields[active].values.most, values[active] + left());
        const first = least + from;
        const keys = make("div", { class: "keys" });
        for (let n = first; n < first + 15; n++) {
          keys.append(make("button", { type: "button", class: "key" + (set[active] && values[active] === n ? " chosen" : ""), disabled: n > most,
            on: () => { values[active] = n; set[active] = true; if (active < fields.length - 1) active += 1; from = 0; draw(); } }, String(n)));
        }
        keys.append(make("button", { type: "button", class: "key more", disabled: most < first + 15 && from === 0,
          on: () => { from = most >= first + 15 ? from + 15 : 0; draw(); } }, from === 0 ? say.more : "0 …"));
        panel.append(keys);
        panel.append(make("div", { class: "sendrow" }, make("p", { class: "hint" }, left() + " " + say.left),
          make("button", { type: "button", class: "main send", id: "send", on: () => submit({ event: form.kind, player, compartments: values }) }, say.send)));
        panel.append(callsButton());
      };
      draw();
    }

    const gateNames = (many) => (many === 4 ? ["2", "3", "4", "1"] : Array.from({ length: many }, (_, i) => String(i + 1)));

    return pad;
  };
})();
