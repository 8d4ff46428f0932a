/**
 * Where the service is: what the person has set, else what the extension was built with. It is kept in the
 * extension's own pages, which needs no permission.
 */
const key = "service";

/** @returns {string} an origin, or nothing. */
export function readAddress() {
  const set = localStorage.getItem(key) ?? chrome.runtime.getManifest().homepage_url ?? "";
  return toOrigin(set) ?? "";
}

/** @returns {boolean} whether the text is an address that can be used. */
export function setAddress(text) {
  const origin = toOrigin(text.trim());
  if (origin !== null) localStorage.setItem(key, origin);
  return origin !== null;
}

/** Postings are sent over https, except to one's own machine. */
function toOrigin(text) {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, origin } = new URL(text);
  const isOwn = protocol === "http:" && ["localhost", "127.0.0.1"].includes(hostname);
  return protocol === "https:" || isOwn ? origin : null;
}
