/** A role or city as people write it, as the catalog does: `Austin, TX` is `austin-tx`, `O'Fallon` `ofallon`. */
export function toSlug(words: string): string {
  return words
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
