/**
 * Makes the page work offline, and offers new versions.
 *
 * A new version waits for a click in this tab or for the next visit, so nothing changes during use.
 */
import { byId } from "./dom.js";

/**
 * Registers the service worker. If that fails, the page works without it.
 * @param {() => void} onUpdate  called when a new version is ready
 */
export async function startOffline(onUpdate) {
  const { serviceWorker } = navigator;
  // No service worker in development: changes must show at once.
  if (!serviceWorker || import.meta.env.DEV) return;
  let controlled = serviceWorker.controller !== null;
  let accepted = false;
  const offer = () => {
    const bar = byId("update");
    if (!bar.hidden) return;
    bar.hidden = false;
    onUpdate();
  };
  serviceWorker.addEventListener("controllerchange", () => {
    if (accepted) location.reload();
    // Another tab accepted the new version. This tab keeps the old one until the user accepts here, too.
    else if (controlled) offer();
    controlled = true;
  });
  try {
    const registration = await serviceWorker.register("sw.js", { updateViaCache: "none" });
    if (!registration) return;
    byId("update-now").addEventListener("click", () => {
      accepted = true;
      if (registration.waiting) registration.waiting.postMessage("update");
      else location.reload();
    });
    watch(registration, offer);
    registration.active?.postMessage("tidy");
  } catch (error) {
    console.warn("Redoku will not work offline:", error);
  }
}

/** Calls back when a new version is waiting. @param {ServiceWorkerRegistration} registration @param {() => void} onWaiting */
function watch(registration, onWaiting) {
  const check = () => {
    if (registration.waiting && registration.active) onWaiting();
  };
  check();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", check);
  });
}
