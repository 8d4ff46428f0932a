/** Reads JSON that others made, which may have any shape. */

export type Fields = Readonly<Record<string, unknown>>;

/** Null if the text is not JSON. */
export function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** An object's fields; none if the value is not an object. */
export function asFields(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

/** A value as a list: the elements of an array, or the value itself unless it is absent. */
export function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** Text that is not blank, else null. */
export function asText(value: unknown): string | null {
  if (typeof value !== "string") return null;
  return value.trim() === "" ? null : value.trim();
}

/** A finite number, also one that is written as text; else null. */
export function asNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const plain = value.replace(/[\s,$€£]/g, "");
  return /^\d{1,12}(?:\.\d{1,4})?$/.test(plain) ? Number(plain) : null;
}

/** Milliseconds since the epoch of a date, an instant or such a number; null for anything else. */
export function asTime(value: unknown): number | null {
  const time = typeof value === "number" ? value : Date.parse(asText(value) ?? "");
  return time >= 0 && time < Date.UTC(2200, 0, 1) ? time : null;
}
