/** A part of a JSON text, with what it is where that has a color of its own. */
interface JsonPart {
  kind: "key" | "number" | "other";
  text: string;
}

const token = /("(?:[^"\\]|\\.)*")(?=\s*:)|"(?:[^"\\]|\\.)*"|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/g;

/** Splits a JSON text, which may be cut off, so that keys and numbers can be told apart. */
export function splitJson(text: string): JsonPart[] {
  const parts: JsonPart[] = [];
  let done = 0;
  for (const { 0: whole, 1: key, 2: number, index } of text.matchAll(token)) {
    if (key === undefined && number === undefined) continue;
    if (index > done) parts.push({ kind: "other", text: text.slice(done, index) });
    parts.push({ kind: key === undefined ? "number" : "key", text: whole });
    done = index + whole.length;
  }
  if (done < text.length) parts.push({ kind: "other", text: text.slice(done) });
  return parts;
}
