// A part of the page that is loaded when it is needed: after an update of the server it may be gone.
import { api } from "../net.js";

const RELOADED = "meetingstone.reloaded";

/**
 * Load a part. One that the server no longer has belongs to an older page: then the page is loaded anew, once.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
export async function later(load) {
  try {
    const part = await load();
    sessionStorage.removeItem(RELOADED);
    return part;
  } catch (error) {
    // Without a connection this says so.
    await api.get("/api/games");
    if (sessionStorage.getItem(RELOADED) === location.href) throw error;
    sessionStorage.setItem(RELOADED, location.href);
    location.reload();
    return new Promise(() => {});
  }
}
