/**
 * Makes the page work without a network, and offers a new version when there is one.
 *
 * Nothing changes while a person works: a new version waits for a click in this very tab, or for the next visit.
 */
import { byId } from "./dom.js";

/**
 * Registers the service worker. Where that is impossible, the page works without it.
 * @param {() => void} onUpdate  called when a new version is ready
 */
export async function startOffline(onUpdate) {
  const { serviceWorker } = navigator;
  // The dev server has no service worker: a change must be seen at once.
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
    // Another tab took the new version. This one keeps its own until its person wants the new one, too.
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

/** Calls back when a new version waits. @param {ServiceWorkerRegistration} registration @param {() => void} onWaiting */
function watch(registration, onWaiting) {
  const look = () => {
    if (registration.waiting && registration.active) onWaiting();
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}
