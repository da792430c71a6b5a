/** Zooms a picture in its scroll container: by buttons, keys, Ctrl+wheel or pinch. */

const [LEAST, MOST, STEP] = [0.2, 3, 1.25];

/** @param {HTMLElement} container @param {SVGSVGElement} svg @param {(fitted: boolean) => void} onFit  called when the picture starts or ends to fit */
export function createZoom(container, svg, onFit) {
  let zoom = 1;
  let fits = false;
  let [width, height] = [0, 0];
  /** The distance between two fingers and the zoom at the start of a pinch. @type {[number, number] | null} */
  let pinch = null;

  function apply() {
    if (fits) {
      const [wide, high] = [container.clientWidth / width, container.clientHeight / height];
      zoom = clamp(Math.min(wide, high, 1));
    }
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.style.inlineSize = `${width * zoom}px`;
    svg.style.blockSize = `${height * zoom}px`;
    svg.dataset.detail = zoom < 0.6 ? "lines" : zoom < 0.9 ? "digits" : "all";
  }

  /** Changes the zoom around a point, by default the lower edge. @param {number} wanted @param {number} [y]  within the container */
  function set(wanted, y = container.clientHeight) {
    const before = zoom;
    const at = (container.scrollTop + y) / before;
    setFits(false);
    zoom = clamp(wanted);
    apply();
    container.scrollTop = at * zoom - y;
  }

  /** @param {boolean} wanted */
  function setFits(wanted) {
    if (wanted !== fits) onFit(wanted);
    fits = wanted;
  }

  const zoomIn = () => set(zoom * STEP);
  const zoomOut = () => set(zoom / STEP);

  function fitAll() {
    setFits(!fits);
    if (!fits) zoom = 1;
    apply();
    container.scrollTop = container.scrollHeight;
  }

  container.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { "+": zoomIn, "=": zoomIn, "-": zoomOut, 0: fitAll }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  container.addEventListener(
    "wheel",
    (event) => {
      // The wheel without Ctrl scrolls the page. A pinch on a trackpad sends Ctrl, too.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      set(
        zoom * Math.exp(-event.deltaY / 300),
        event.clientY - container.getBoundingClientRect().top,
      );
    },
    { passive: false },
  );
  container.addEventListener("touchstart", ({ touches }) => {
    pinch = touches.length === 2 ? [spread(touches), zoom] : null;
  });
  container.addEventListener(
    "touchmove",
    (event) => {
      if (!pinch || event.touches.length !== 2) return;
      event.preventDefault();
      const [distance, start] = pinch;
      const [one, other] = event.touches;
      const middle = (one.clientY + other.clientY) / 2 - container.getBoundingClientRect().top;
      set((start * spread(event.touches)) / distance, middle);
    },
    { passive: false },
  );
  new ResizeObserver(() => fits && apply()).observe(container);

  return {
    zoomIn,
    zoomOut,
    fit: fitAll,
    /** Sets the size of the picture. @param {number} wide @param {number} high @param {boolean} follow  whether to scroll to its end */
    fill(wide, high, follow) {
      [width, height] = [wide, high];
      apply();
      // In the next frame, which saves a forced layout.
      if (follow) requestAnimationFrame(() => container.scrollTo({ top: height * zoom }));
    },
  };
}

/** @param {number} zoom */
const clamp = (zoom) => Math.min(Math.max(zoom, LEAST), MOST);

/** @param {TouchList} touches */
function spread([one, other]) {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
