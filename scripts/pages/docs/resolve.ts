import type { ApiDocument } from "./document-types.ts";

/** Follows a reference within the document; anything else is returned as it is. */
export type Resolve = <Value extends { $ref?: string }>(value: Value) => Value;

export function createResolver({ components }: ApiDocument): Resolve {
  return function resolve(value) {
    if (value.$ref === undefined) return value;
    const [, kind = "", name = ""] = /^#\/components\/([^/]+)\/(.+)$/.exec(value.$ref) ?? [];
    const target = components[kind]?.[name];
    if (target === undefined) throw new Error(`The document has no ${value.$ref}.`);
    return resolve({ ...(target as typeof value), ...siblings(value) });
  };
}

/** What stands beside a reference, such as a description of its own, overrides the target's. */
function siblings<Value extends { $ref?: string }>({ $ref: _, ...own }: Value): object {
  return own;
}
