// Keeps a page as it is on the server: asks for its part again when something has changed, and says
// when nothing has been heard for a while.
(() => {
  "use strict";
  const body = document.body;
  const evening = body.dataset.evening;
  const gone = document.getElementById("gone");
  const SILENT = 12000; // the server speaks every five seconds
  const AGES = 20000; // how old something is changes by itself
  const OFTEN = 700; // one question at a time, and not more often than this
  let heard = Date.now();
  let asking = false;
  let wanted = false;
  let seen = "";
  let asked = Date.now();

  const part = () => document.getElementById("part");

  // What somebody is typing in or has opened is not taken away.
  const busy = (root) => {
    const field = document.activeElement;
    return root.contains(field) && /^(INPUT|SELECT|TEXTAREA)$/.test(field.tagName);
  };

  const opened = (root) =>
    [...root.querySelectorAll("details")].map((each) => each.open);

  async function refresh() {
    const old = part();
    if (!old || !old.dataset.part) return;
    if (asking || busy(old)) {
      wanted = true;
      return;
    }
    asking = true;
    asked = Date.now();
    wanted = false;
    try {
      const answer = await fetch(old.dataset.part, { headers: { Accept: "text/html" } });
      if (answer.ok) {
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const fresh = page.getElementById("part");
        if (fresh && fresh.outerHTML !== seen) {
          seen = fresh.outerHTML;
          const before = body.classList.contains("organizer") ? opened(old) : [];
          old.replaceWith(fresh);
          const now = [...fresh.querySelectorAll("details")];
          if (now.length === before.length) before.forEach((is, i) => { now[i].open = is; });
          document.dispatchEvent(new CustomEvent("club:part", { detail: fresh }));
        }
      } else if (answer.status === 403) {
        location.reload();
      }
    } catch {
      // said by the silence
    } finally {
      setTimeout(() => {
        asking = false;
        if (wanted) refresh();
      }, OFTEN);
    }
  }

  function lost(is) {
    if (gone.hidden !== is) return;
    gone.hidden = !is;
    gone.textContent = is ? body.dataset.gone : "";
    body.classList.toggle("stale", is);
    document.dispatchEvent(new CustomEvent(is ? "club:lost" : "club:back"));
  }

  // A page of one board hears nothing of the entries at the others; its match may go to another one.
  const board = () => part()?.dataset.board || "";
  let stream = null;
  let on = "";

  function listen() {
    on = board();
    const mine = new EventSource("/changes/" + evening + (on ? "?board=" + on : ""));
    stream = mine;
    let last = "";
    mine.addEventListener("now", (message) => {
      heard = Date.now();
      lost(false);
      if (message.data !== last) {
        last = message.data;
        refresh();
      } else if (wanted || (part()?.dataset.ages === "true" && Date.now() - asked > AGES)) {
        refresh();
      }
    });
    mine.onerror = () => {
      if (mine.readyState === EventSource.CLOSED) {
        setTimeout(() => { if (stream === mine) listen(); }, 2000);
      }
    };
  }

  document.addEventListener("club:part", () => {
    if (stream && board() !== on) {
      stream.close();
      listen();
    }
  });
  document.addEventListener("club:refresh", refresh);
  document.addEventListener("focusout", () => { if (wanted) setTimeout(refresh, 100); });
  if (evening && part() && part().dataset.part) {
    listen();
    setInterval(() => { if (Date.now() - heard > SILENT) lost(true); }, 1000);
  }
})();
