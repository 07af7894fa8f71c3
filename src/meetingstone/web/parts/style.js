// A style sheet that only one page needs.
import { useEffect, useState } from "preact/hooks";

/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/** @param {string} href */
function load(href) {
  let ready = loaded.get(href);
  if (!ready) {
    ready = new Promise((resolve) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      link.onload = () => resolve();
      // A page without its style sheet is ugly, but it works.
      link.onerror = () => resolve();
      document.head.append(link);
    });
    loaded.set(href, ready);
  }
  return ready;
}

/**
 * Add a style sheet to the document once; true when it is there.
 * @param {string} href
 */
export function useStyle(href) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let mounted = true;
    load(href).then(() => mounted && setReady(true));
    return () => {
      mounted = false;
    };
  }, [href]);
  return ready;
}
