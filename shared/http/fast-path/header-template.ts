/**
 * Headers that are sent with one response after the other, each of which gets a
 * copy. Setting one is a call of the runtime, so that only what has changed
 * since the last response is set.
 */
export class HeaderTemplate {
  /** To be copied, as `new Response` does, and not to be changed. */
  readonly headers: Headers;
  readonly #values: Record<string, string> = {};

  constructor(headers?: Headers) {
    this.headers = new Headers(headers);
  }

  set(values: Readonly<Record<string, string>>): void {
    for (const name in values) {
      const value = values[name] ?? "";
      if (this.#values[name] === value) continue;
      this.headers.set(name, value);
      this.#values[name] = value;
    }
  }
}

/** By the names of the headers: those are in the code, and so are few. */
const standing = new Map<string, HeaderTemplate>();

/** @returns headers of these names and no others; to be copied at once. */
export function headerTemplate(values: Readonly<Record<string, string>>): Headers {
  const names = Object.keys(values).join();
  const known = standing.get(names) ?? new HeaderTemplate();
  standing.set(names, known);
  known.set(values);
  return known.headers;
}
