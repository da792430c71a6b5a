/** Copies the address of the page. */
import { copyText } from "./clipboard.js";

/** How long the page says that the link is copied, in ms. */
const CONFIRMATION = 2000;

/**
 * @param {{ write(): void }} address  of what is shown
 * @param {(worked: boolean | null) => void} say  whether the browser allowed it; null after a while
 */
export async function copyLink(address, say) {
  address.write();
  say(await copyText(location.href));
  setTimeout(say, CONFIRMATION, null);
}
