/** Zooms a picture in its scrolling room: by buttons, keys, the wheel with Ctrl, or two fingers. */

const [LEAST, MOST, STEP] = [0.2, 3, 1.25];

/**
 * @param {Pick<import("./markup.js").WatchParts["stage"], "tree" | "zoomIn" | "zoomOut" | "fit">} stage
 * @param {SVGSVGElement} svg
 */
export function createZoom({ tree: room, zoomIn, zoomOut, fit }, svg) {
  let zoom = 1;
  let fits = false;
  let [width, height] = [0, 0];
  /** The distance between two fingers, and the zoom they began with. @type {[number, number] | null} */
  let pinch = null;

  function apply() {
    if (fits) zoom = clamp(Math.min(room.clientWidth / width, 1));
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.style.inlineSize = `${width * zoom}px`;
    svg.style.blockSize = `${height * zoom}px`;
    svg.dataset.detail = zoom < 0.6 ? "lines" : zoom < 0.9 ? "digits" : "all";
    fit.setAttribute("aria-pressed", String(fits));
  }

  /** Changes the zoom, and keeps the point below the pointer (or the end of the path) where it is. @param {number} wanted @param {number} [x] within the room */
  function set(wanted, x = room.clientWidth) {
    const before = zoom;
    const at = (room.scrollLeft + x) / before;
    fits = false;
    zoom = clamp(wanted);
    apply();
    room.scrollLeft = at * zoom - x;
  }

  function fitAll() {
    fits = !fits;
    if (!fits) zoom = 1;
    apply();
    room.scrollLeft = room.scrollWidth;
  }

  zoomIn.addEventListener("click", () => set(zoom * STEP));
  zoomOut.addEventListener("click", () => set(zoom / STEP));
  fit.addEventListener("click", fitAll);
  room.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      "+": () => set(zoom * STEP),
      "=": () => set(zoom * STEP),
      "-": () => set(zoom / STEP),
      0: fitAll,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  room.addEventListener(
    "wheel",
    (event) => {
      // Without Ctrl, which a pinch on a trackpad sends too, the wheel is the page's.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      set(zoom * Math.exp(-event.deltaY / 300), event.clientX - room.getBoundingClientRect().left);
    },
    { passive: false },
  );
  room.addEventListener("touchstart", ({ touches }) => {
    pinch = touches.length === 2 ? [spread(touches), zoom] : null;
  });
  room.addEventListener(
    "touchmove",
    (event) => {
      if (!pinch || event.touches.length !== 2) return;
      event.preventDefault();
      const [distance, start] = pinch;
      const [one, other] = event.touches;
      const middle = (one.clientX + other.clientX) / 2 - room.getBoundingClientRect().left;
      set((start * spread(event.touches)) / distance, middle);
    },
    { passive: false },
  );
  new ResizeObserver(() => fits && apply()).observe(room);

  return {
    /** The picture has this size now. @param {number} wide @param {number} high @param {boolean} follow  whether to show its end */
    fill(wide, high, follow) {
      [width, height] = [wide, high];
      apply();
      // With the frame's own layout, not one before it.
      if (follow) requestAnimationFrame(() => room.scrollTo({ left: width * zoom }));
    },
  };
}

/** @param {number} zoom */
const clamp = (zoom) => Math.min(Math.max(zoom, LEAST), MOST);

/** @param {TouchList} touches */
function spread([one, other]) {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
