// Whether the screen is of a kind, also after it has been turned or resized.
import { useEffect, useState } from "preact/hooks";

/** @param {MediaQueryList} kind */
export function useMedia(kind) {
  const [is, setIs] = useState(kind.matches);
  useEffect(() => {
    const change = () => setIs(kind.matches);
    kind.addEventListener("change", change);
    return () => kind.removeEventListener("change", change);
  }, [kind]);
  return is;
}
