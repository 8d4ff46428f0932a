/**
 * Text that the service takes anywhere: well-formed Unicode without NUL. Neither
 * the database nor a URL can hold anything else, so it is refused at the door,
 * whatever the contract of the field says.
 */

/** What is allowed, as a refusal says it. */
export const textRule = "well-formed Unicode text without NUL characters";

export function isWellFormedText(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** In JSON such text can only come from an escape: most bodies need no walk. */
const suspectEscape = /\\u(?:0000|d[89a-f])/i;

/** Whether the values of a text, JSON or other, may hold text that is not well-formed. */
export function mayBeMalformed(source: string): boolean {
  return suspectEscape.test(source) || source.includes("\0");
}

interface Place {
  value: unknown;
  name: string;
  parent: Place | null;
}

/** No contract is nested deeper; a caller's value may be. */
const maxSteps = 12;

/**
 * The path of the first text in a value that is not well-formed; null where all of it is.
 *
 * @param except names of fields of the value that are not looked into.
 */
export function findMalformedText(value: unknown, except: readonly string[] = []): string | null {
  // Not recursive: a body can be nested more deeply than the stack is.
  const places: Place[] = [{ value, name: "", parent: null }];
  for (let place = places.pop(); place; place = places.pop()) {
    if (typeof place.value === "string" && !isWellFormedText(place.value)) return pathOf(place);
    if (typeof place.value !== "object" || place.value === null) continue;
    for (const [name, inner] of Object.entries(place.value).reverse()) {
      if (place.parent === null && except.includes(name)) continue;
      places.push({ value: inner, name, parent: place });
    }
  }
  return null;
}

/** What is told of such a field of a body. A body that is a text alone has no path. */
export function malformedAt(path: string): { field: string; message: string } {
  return { field: path === "" ? "body" : path, message: `is not valid. Allowed: ${textRule}.` };
}

function pathOf(place: Place): string {
  const names: string[] = [];
  for (let at = place; at.parent; at = at.parent) names.push(at.name);
  return names.reverse().slice(0, maxSteps).join(".");
}

/** Whether a part of a URL, as it was sent, stands for such text. A percent sign may stand for itself. */
export function isWellFormedPart(raw: string): boolean {
  if (!raw.includes("%")) return true;
  try {
    return isWellFormedText(decodeURIComponent(raw.replace(/%(?![0-9a-f]{2})/gi, "%25")));
  } catch {
    return false;
  }
}
