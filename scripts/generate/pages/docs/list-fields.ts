import type { Reference, Schema } from "#scripts/generate/sdk/document-types.ts";
import type { Field } from "#shared/site/docs/reference.ts";

/** Follows a reference within the document. */
export type Resolve = <Value extends object>(value: Value | Reference) => Value;

/** The fields of a schema as a flat list, with the path of each; deeper ones are left out. */
export function listFields(
  schema: Schema,
  resolve: Resolve,
  { maxDepth, prefix = "" }: { maxDepth: number; prefix?: string },
): Field[] {
  const { object, suffix } = objectIn(schema, resolve);
  if (!object?.properties || maxDepth === 0) return [];
  const required = new Set(object.required ?? []);
  return Object.entries(object.properties).flatMap(([name, own]) => {
    const field = resolve(own);
    const path = `${prefix}${suffix}${prefix === "" && suffix === "" ? "" : "."}${name}`;
    return [
      {
        name: path.replace(/^\./, ""),
        type: typeInWords(field, resolve),
        required: required.has(name),
        description: field.description ?? "",
        ...(field.default === undefined ? {} : { default: JSON.stringify(field.default) }),
      },
      ...listFields(field, resolve, { maxDepth: maxDepth - 1, prefix: path }),
    ];
  });
}

/** The object that a schema describes, be it in a list or one of several, and how a path names it. */
function objectIn(schema: Schema, resolve: Resolve): { object: Schema | null; suffix: string } {
  const own = resolve(schema);
  if (own.properties) return { object: own, suffix: "" };
  if (own.items) return { object: objectIn(own.items, resolve).object, suffix: "[]" };
  for (const choice of [...(own.anyOf ?? []), ...(own.oneOf ?? []), ...(own.allOf ?? [])]) {
    const found = objectIn(choice, resolve);
    if (found.object) return found;
  }
  return { object: null, suffix: "" };
}

/** A schema's type in words: `integer, 1 to 20`, `"local" or "price_parity"`. */
export function typeInWords(schema: Schema, resolve: Resolve): string {
  const own = resolve(schema);
  if (own.enum) return own.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (own.const !== undefined) return JSON.stringify(own.const);
  const choices = own.anyOf ?? own.oneOf;
  if (choices) {
    return [...new Set(choices.map((choice) => typeInWords(choice, resolve)))].join(" or ");
  }
  if (own.allOf?.[0]) return typeInWords(own.allOf[0], resolve);
  if (own.items) return `list of ${typeInWords(own.items, resolve)}`;
  const types = [own.type ?? "any"].flat();
  const words = types.filter((type) => type !== "null").map((type) => withFormat(type, own.format));
  const value = words.length === 0 ? [] : [[words.join(" or "), ...boundsOf(own)].join(", ")];
  return [...value, ...(types.includes("null") ? ["null"] : [])].join(" or ");
}

/** How many bits an integer has does not matter to people. */
function withFormat(type: string, format: string | undefined): string {
  return format === undefined || format.startsWith("int") ? type : `${type} (${format})`;
}

function boundsOf({ minimum, maximum, maxLength }: Schema): string[] {
  const range =
    minimum !== undefined && maximum !== undefined
      ? [`${minimum} to ${maximum}`]
      : minimum !== undefined
        ? [`at least ${minimum}`]
        : maximum !== undefined
          ? [`at most ${maximum}`]
          : [];
  return maxLength !== undefined ? [...range, `up to ${maxLength} characters`] : range;
}
