// The fields of a form, made of what the server says may stand in them.
(() => {
  "use strict";
  window.clubFields = ({ make, say, label2, valueWords, ground }) => {
    let serial = 0;

    function input(field) {
      const id = "f" + (serial += 1);
      const { values, name, required } = field;
      const label = make("label", { for: id }, label2(name), required ? "" : " (" + say.optional + ")");
      const wrap = (control, value) => ({ name, value, control, element: make("div", { class: "field" }, label, control) });
      if (values.is === "one-of") {
        const select = make("select", { id, required });
        if (!required) select.append(make("option", { value: "" }, say.none));
        values.names.forEach((each) => select.append(make("option", { value: each }, valueWords(name, each))));
        return wrap(select, () => select.value || undefined);
      }
      if (values.is === "truth") {
        const select = make("select", { id });
        if (!required) select.append(make("option", { value: "" }, say.none));
        [true, false].forEach((each) => select.append(make("option", { value: String(each) }, valueWords(name, each))));
        return wrap(select, () => (select.value === "" ? undefined : select.value === "true"));
      }
      if (values.is === "count" || values.is === "measure") {
        const box = make("input", { id, type: "number", inputmode: values.is === "count" ? "numeric" : "decimal", required,
          min: values.least, max: values.most, step: values.is === "count" ? "1" : "any" });
        return wrap(box, () => (box.value === "" ? undefined : Number(box.value)));
      }
      if (values.is === "dice") {
        const box = make("input", { id, type: "text", inputmode: "numeric", required, pattern: "[1-6 ,]*", placeholder: "4 2 1" });
        return wrap(box, () => (box.value.trim() === "" && !required ? undefined : box.value.split(/[^1-6]+|(?<=[1-6])(?=[1-6])/).filter(Boolean).map(Number)));
      }
      if (values.is === "parts") {
        const inner = values.fields.map((each) => input(each));
        const box = make("fieldset", {}, make("legend", {}, label2(name)), ...inner.map((each) => each.element));
        if (!values.array) ground.place(box, inner);
        return { name, element: box, value: () => {
          const filled = inner.map((each) => each.value());
          if (filled.every((each) => each === undefined)) return required ? (values.array ? filled : {}) : undefined;
          if (values.array) return filled;
          return Object.fromEntries(inner.map((each, i) => [each.name, filled[i]]).filter(([, value]) => value !== undefined));
        } };
      }
      if (values.is === "list-of") {
        const box = make("div", { class: "list" });
        const inner = [];
        const more = () => {
          const one = input({ name, required: true, values: values.each });
          inner.push(one);
          box.append(one.element);
        };
        for (let i = 0; i < values.fewest; i++) more();
        if ((values.each.fields || []).some((each) => each.name === "x")) ground.list(more);
        const add = make("button", { type: "button", on: () => { if (inner.length < values.most) more(); } }, "+");
        return { name, element: make("fieldset", {}, make("legend", {}, label2(name)), box, add),
          value: () => (inner.length || required ? inner.map((each) => each.value()) : undefined) };
      }
      const text = make("input", { id, type: "text", maxlength: "500", required });
      return wrap(text, () => text.value || undefined);
    }

    return input;
  };
})();
