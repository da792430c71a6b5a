/** Starts a part of a long page when the reader comes near it. */

/** @param {string} selector @param {(place: HTMLElement) => void} start  called once for each place */
export function whenNear(selector, start) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        start(/** @type {HTMLElement} */ (target));
      }
    },
    { rootMargin: "200px" },
  );
  for (const place of document.querySelectorAll(selector)) observer.observe(place);
}
