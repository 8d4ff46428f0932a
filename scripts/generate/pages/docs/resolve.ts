import type { ApiDocument } from "./document-types.ts";

/** Follows a reference within the document; anything else is returned as it is. */
export type Resolve = <Value extends object>(value: Value) => Value;

export function createResolver({ components }: ApiDocument): Resolve {
  return function resolve<Value extends object>(value: Value): Value {
    const reference = "$ref" in value ? String(value.$ref) : null;
    if (reference === null) return value;
    const [, kind = "", name = ""] = /^#\/components\/([^/]+)\/(.+)$/.exec(reference) ?? [];
    const target = components[kind]?.[name];
    if (target === undefined) throw new Error(`The document has no ${reference}.`);
    return resolve({ ...(target as Value), ...siblings(value) });
  };
}

/** Fields next to a reference, such as a description, override the target's. */
function siblings(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== "$ref"));
}
