/** Parameters that say where a click came from, not which posting is meant. */
const tracking =
  /^(?:utm_.*|gclid|fbclid|msclkid|mc_[ce]id|ref|refid|referrer|source|src|gh_src|lever-(?:source|origin).*|trk|trackingid|_hs.*|si)$/i;

/** A link to a posting without its fragment and what only tracks clicks, with https. */
export function cleanLink(text: string): URL {
  const url = new URL(text);
  if (url.protocol === "http:") url.protocol = "https:";
  url.hash = "";
  for (const parameter of [...url.searchParams.keys()]) {
    if (tracking.test(parameter)) url.searchParams.delete(parameter);
  }
  return url;
}

/** The ways in which the same link may be stored. */
export function listSpellings(...links: readonly (string | null)[]): string[] {
  const spellings = links.flatMap((link) => {
    if (link === null || !URL.canParse(link)) return [];
    const clean = cleanLink(link).href;
    const withoutSlash = clean.replace(/\/(?=$|\?)/, "");
    const withSlash = withoutSlash.replace(/(?=$|\?)/, "/");
    const secure = [link, clean, withoutSlash, withSlash];
    return [...secure, ...secure.map((one) => one.replace(/^https:/, "http:"))];
  });
  return [...new Set(spellings)];
}
