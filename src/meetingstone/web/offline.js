// Stands in for a page that cannot be got: look again and again, and open that page when the server answers.
(() => {
  const EVERY = 4000;
  const look = () => fetch("/api/games", { cache: "no-store" }).then((answer) => answer.ok && location.reload(), () => {});
  addEventListener("online", look);
  setInterval(look, EVERY);
})();
