// What was entered and is not answered yet. It is kept in the browser's database, so that a reload
// or an empty battery loses nothing, and is sent in order, each entry under a key of its own, so
// that the server counts it once however often it is sent.
(() => {
  "use strict";
  const sign = document.getElementById("waiting");
  const token = document.body.dataset.token;
  const lang = document.body.dataset.lang;
  let entries = [];
  let base = null;
  let sending = false;

  const key = () =>
    [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("");

  const done = (request) =>
    new Promise((yes, no) => {
      request.onsuccess = () => yes(request.result);
      request.onerror = () => no(request.error);
    });

  async function open() {
    try {
      const request = indexedDB.open("club", 1);
      request.onupgradeneeded = () => request.result.createObjectStore("entries", { keyPath: "key" });
      base = await done(request);
      entries = await done(base.transaction("entries").objectStore("entries").getAll());
      entries.sort((a, b) => a.at - b.at);
    } catch {
      base = null; // a private window: then they are kept in the page alone
    }
    show();
    send();
  }

  const store = () => base.transaction("entries", "readwrite").objectStore("entries");

  async function put(entry) {
    if (base) await done(store().put(entry));
  }

  async function drop(entry) {
    entries = entries.filter((each) => each !== entry);
    if (base) await done(store().delete(entry.key));
    show();
  }

  function show() {
    // an answer that comes at once is no wait
    const many = entries.filter((each) => !each.stale && Date.now() - each.at > 700).length;
    sign.hidden = many === 0;
    sign.textContent = many === 1 ? sign.dataset.one : sign.dataset.many.replace("{0}", many);
  }

  // Waits for the answer of this entry; while the server is away the promise stays open.
  function add(match, body, number, as) {
    const entry = { key: key(), match, body, number, as, at: Date.now() };
    entries.push(entry);
    const answer = new Promise((yes) => { entry.tell = yes; });
    const { tell, ...plain } = entry;
    put(plain).catch(() => {}).then(send);
    setTimeout(show, 800);
    return answer;
  }

  async function send() {
    if (sending) return;
    sending = true;
    try {
      for (;;) {
        const entry = entries.find((each) => !each.stale);
        if (!entry) break;
        const answer = await post(entry);
        if (!answer) {
          setTimeout(send, 2000);
          break;
        }
        if (answer.status === 412) {
          entry.stale = true;
          await put(plain(entry)).catch(() => {});
          show();
          (entry.tell || (() => {}))(answer);
          document.dispatchEvent(new CustomEvent("club:stale", { detail: { entry, answer } }));
          continue;
        }
        // what was entered behind it was entered knowing it
        if (answer.ok) {
          for (const each of entries) {
            if (each !== entry && each.match === entry.match && each.number >= entry.number && !each.stale) {
              each.number = Number(answer.tag) + (each.behind || 0);
            }
          }
        }
        await drop(entry);
        if (entry.tell) entry.tell(answer);
        else if (!answer.ok) {
          document.dispatchEvent(new CustomEvent("club:refused", { detail: { entry, answer } }));
        }
      }
    } finally {
      sending = false;
      show();
    }
  }

  const plain = (entry) => {
    const { tell, ...rest } = entry;
    return rest;
  };

  async function post(entry) {
    const control = new AbortController();
    const limit = setTimeout(() => control.abort(), 10000);
    try {
      const answer = await fetch("/api/matches/" + entry.match + "/lines", {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Accept-Language": lang,
          "Idempotency-Key": entry.key,
          "If-Match": '"' + entry.number + '"',
          "Club-As": entry.as,
          "Club-Token": token
        },
        body: entry.body,
        signal: control.signal
      });
      if (answer.status >= 500 || answer.status === 429) return null;
      const tag = (answer.headers.get("ETag") || "").replace(/[^0-9]/g, "");
      return { ok: answer.ok, status: answer.status, tag, json: await answer.json().catch(() => ({})) };
    } catch {
      return null;
    } finally {
      clearTimeout(limit);
    }
  }

  function again(entry, number) {
    entry.stale = false;
    entry.number = number;
    entry.key = key();
    entry.at = Date.now();
    put(plain(entry)).catch(() => {}).then(() => { show(); send(); });
  }

  window.addEventListener("online", send);
  document.addEventListener("club:back", send);
  window.addEventListener("beforeunload", (event) => {
    if (entries.some((each) => !each.stale)) event.preventDefault();
  });
  window.clubQueue = { add, again, drop, waiting: () => entries.filter((each) => !each.stale).length, stale: () => entries.filter((each) => each.stale) };
  open();
})();
