/** Returns what a model got as one text, because every client has another form for it. */
export function textOf(shown: unknown): string {
  if (typeof shown === "string") return shown;
  if (Array.isArray(shown)) return shown.map(textOf).join("\n");
  const { text, content, value, isError, type } = Object(shown) as Record<string, unknown>;
  const inner = text ?? content ?? value;
  const isRefusal = isError === true || String(type).startsWith("error");
  return `${isRefusal ? "error: " : ""}${inner === undefined ? JSON.stringify(shown) : textOf(inner)}`;
}

/** Shortens a text to one line, without parts that differ between runs. */
export function shorten(text: string, length: number): string {
  const line = text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, "")
    .trim();
  return line.length <= length ? line : `${line.slice(0, length)}…`;
}
