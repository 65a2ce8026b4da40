// Sounds when something new waits for the organizer. Off until somebody touches the button: no browser
// lets a page sound before it was touched.
(() => {
  "use strict";
  const KEPT = "club-chime";
  const button = document.getElementById("chime");
  const say = button.dataset;
  const title = document.title;
  let audio = null;
  let on = false;
  let known = new Set();

  const waits = () => [...document.querySelectorAll("[data-waits]")].map((each) => each.dataset.waits);

  function kept(value) {
    try {
      if (value === undefined) return sessionStorage.getItem(KEPT) === "on";
      sessionStorage.setItem(KEPT, value ? "on" : "off");
    } catch {
      // then it is on for this page alone
    }
    return value;
  }

  function show() {
    const still = on && audio && audio.state !== "running";
    button.setAttribute("aria-pressed", String(on));
    button.textContent = still ? say.touch : on ? say.on : say.off;
  }

  async function ready() {
    audio = audio || new AudioContext();
    audio.onstatechange = show;
    if (audio.state !== "running") {
      // stays pending where the page was not touched yet
      audio.resume().then(show, () => {});
    }
    show();
  }

  function chime() {
    [[660, 0], [880, 0.22]].forEach(([pitch, after]) => {
      const begin = audio.currentTime + after;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, begin);
      volume.gain.exponentialRampToValueAtTime(0.3, begin + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(begin);
      tone.stop(begin + 0.55);
    });
  }

  function look(first) {
    const now = waits();
    const fresh = now.some((each) => !known.has(each));
    known = new Set(now);
    document.title = (now.length ? "(" + now.length + ") " : "") + title;
    if (fresh && !first && on && audio) chime();
  }

  button.addEventListener("click", () => {
    on = !on;
    kept(on);
    if (on) ready().then(chime);
    show();
  });
  document.addEventListener("pointerdown", () => { if (on) ready(); });
  document.addEventListener("club:part", () => look(false));
  button.hidden = false;
  on = kept();
  if (on) ready();
  show();
  look(true);
})();
