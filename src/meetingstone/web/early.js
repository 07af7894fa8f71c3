// Before the first paint: the theme, the language and the wish for less motion, so that nothing flashes.
(() => {
  const root = document.documentElement;
  const kept = (/** @type {string} */ name) => {
    try {
      return localStorage.getItem("meetingstone." + name);
    } catch {
      return null; // A browser that keeps nothing still plays.
    }
  };
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = kept("theme") || (dark ? "dark" : "light");
  root.dataset.motion = kept("motion") || "system";
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => code === "en" || code === "it");
  root.lang = kept("language") || spoken || "en";
})();
