/** A query string of the given parameters, with its question mark; empty if there are none. */
export function toQueryString(query: object | undefined): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    // Lists are separated by commas, which both APIs read.
    const text = Array.isArray(value) ? value.join(",") : toText(value);
    return [`${encodeURIComponent(name)}=${encodeURIComponent(text).replaceAll("%2C", ",")}`];
  });
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

function toText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
