// Says what is wrong with a variant file while it is typed.
(() => {
  "use strict";
  const house = document.getElementById("house");
  const said = document.getElementById("housesaid");
  let timer = 0;
  house.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (!house.value.trim()) {
        said.replaceChildren();
        return;
      }
      const answer = await fetch("/organizer/house", {
        method: "POST",
        headers: { "Club-Token": document.body.dataset.token },
        body: new URLSearchParams({ house: house.value })
      }).catch(() => null);
      if (answer && answer.ok) {
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        said.replaceChildren(...page.body.childNodes);
      }
    }, 400);
  });
})();
