/** Defines each header once, however many responses have it. */
import { pascalCase, refTo, type Schema } from "./schema.ts";

type Headers = Record<string, Schema>;

interface Response {
  headers?: Headers;
}

/** @param headers the headers that the document defines; the new ones are added. */
export function shareHeaders(responses: readonly Response[], headers: Headers): void {
  for (const own of responses.map((response) => response.headers ?? {})) {
    for (const [name, header] of Object.entries(own)) {
      if ("$ref" in header) continue;
      // A header that only some responses have is required in others.
      const id = header.required ? pascalCase(name) : `Optional${pascalCase(name)}`;
      headers[id] ??= header;
      own[name] = refTo(id, "headers");
    }
  }
}
