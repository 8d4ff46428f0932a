/** Values of SQL as Hrana's JSON represents them. */

/** A value that a query returns. */
export type SqlValue = null | string | number | Uint8Array<ArrayBuffer>;

export type WireValue =
  | { type: "null" }
  | { type: "integer"; value: string }
  | { type: "float"; value: number }
  | { type: "text"; value: string }
  | { type: "blob"; base64: string };

/** @throws {TypeError | RangeError} for a value that SQL does not have. */
export function encodeValue(value: unknown): WireValue {
  if (value === null) return { type: "null" };
  if (typeof value === "string") return { type: "text", value };
  if (typeof value === "boolean") return { type: "integer", value: value ? "1" : "0" };
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new RangeError("only finite numbers can be stored");
    return { type: "float", value };
  }
  if (value instanceof ArrayBuffer)
    return { type: "blob", base64: toBase64(new Uint8Array(value)) };
  if (value instanceof Uint8Array) return { type: "blob", base64: toBase64(value) };
  throw new TypeError(`a value of type ${typeof value} cannot be stored`);
}

/** @throws {RangeError} for an integer that a number cannot represent exactly. */
export function decodeValue(wire: WireValue): SqlValue {
  switch (wire.type) {
    case "null":
      return null;
    case "integer": {
      const value = Number(wire.value);
      if (Number.isSafeInteger(value)) return value;
      throw new RangeError(`the integer ${wire.value} is too large for a number`);
    }
    case "float":
    case "text":
      return wire.value;
    case "blob":
      return fromBase64(wire.base64);
  }
}

/** A call can have only so many arguments. */
const chunk = 32_768;

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += chunk) {
    text += String.fromCharCode(...bytes.subarray(from, from + chunk));
  }
  return btoa(text);
}

function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}
