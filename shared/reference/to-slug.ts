/** Converts a name to a slug: `Winston-Salem, NC` becomes `winston-salem-nc`. */
export function toSlug(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}|[.'’]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
