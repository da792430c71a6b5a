/**
 * Makes the page work without a network, and offers a new version when one is there.
 *
 * Nothing changes under a person's hands: a new version waits for their click, or for the next visit.
 */

import { byId } from "./dom.js";

/**
 * Registers the worker; where that is not possible, the page goes on without.
 * @param {() => void} onUpdate  a new version can be had
 */
export async function startOffline(onUpdate) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const hadController = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    // Another version serves this page from now on, so the page must become that version too.
    if (hadController) location.reload();
  });
  try {
    const worker = new URL("../../sw.js", import.meta.url);
    const registration = await serviceWorker.register(worker, { updateViaCache: "none" });
    if (!registration) return;
    watch(registration, () => {
      byId("update").hidden = false;
      onUpdate();
    });
    byId("update-now").addEventListener("click", () => registration.waiting?.postMessage("update"));
    if (!hadController) await adopt(serviceWorker);
  } catch (error) {
    console.warn("Redoku will not work offline:", error);
  }
}

/** @param {ServiceWorkerRegistration} registration @param {() => void} onUpdate */
function watch(registration, onUpdate) {
  const tell = () => {
    if (registration.waiting && registration.active) onUpdate();
  };
  tell();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", tell);
  });
}

/** On the first visit, lets the worker serve this very page if it is of the same version. @param {ServiceWorkerContainer} serviceWorker */
async function adopt(serviceWorker) {
  const [{ active }] = await Promise.all([
    serviceWorker.ready,
    import(new URL("../pkg/precache.js", import.meta.url).href),
  ]);
  active?.postMessage(Reflect.get(globalThis, "redokuPrecache").version);
}
