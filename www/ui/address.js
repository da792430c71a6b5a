/** Keeps the address of the page in step with what is shown, for bookmarks, reloads and sharing. */

/** The pause after which the address follows, in ms. */
const PAUSE = 300;

/** @param {(hash: string) => boolean} isLink  whether a fragment links to something in a view */
export function createAddress(isLink) {
  /** The link to what is shown, if any; undefined while that changes. @type {string | null | undefined} */
  let wanted = null;
  /** The last fragment that was read or written. */
  let known = location.hash;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let timer;

  function write() {
    clearTimeout(timer);
    // A navigation to another link is in progress.
    if (!wanted || (location.hash !== known && isLink(location.hash))) return;
    known = wanted;
    // Writing the same address would cancel a navigation, too.
    if (wanted !== location.hash) history.replaceState(null, "", wanted);
  }

  return {
    /** Writes the address now. */
    write,
    /** Follows what is shown after a pause. @param {string | null | undefined} link  null if nothing has a link */
    follow(link) {
      if (link === wanted) return;
      wanted = link;
      clearTimeout(timer);
      if (link) timer = setTimeout(write, PAUSE);
      else if (link === null && isLink(location.hash)) {
        history.replaceState(null, "", location.pathname + location.search);
      }
    },
    /** Notes that the user went to another address. */
    visited() {
      known = location.hash;
    },
  };
}
