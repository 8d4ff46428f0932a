const longest = 80;

/**
 * A title or name as `[a-z0-9-]{1,80}`.
 *
 * @example slugify("C++ Developer") // "c-plus-plus-developer"
 */
export function slugify(text: string): string {
  const slug = text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/c\+\+/g, "c-plus-plus")
    .replace(/\bc#/g, "c-sharp")
    .replace(/(^|\s)\.net\b/g, "$1dot-net")
    .replace(/\b(asp|vb)\.net\b/g, "$1-dot-net")
    .replace(/&/g, " and ")
    .replace(/['’.]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (slug === "" || slug.length > longest) {
    throw new Error(`${JSON.stringify(text)} makes no slug of 1 to ${longest} characters`);
  }
  return slug;
}
