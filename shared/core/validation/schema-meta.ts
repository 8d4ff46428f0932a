import * as z from "zod/mini";
import {
  $ZodArray,
  $ZodDefault,
  type $ZodIssue,
  $ZodNullable,
  $ZodOptional,
  $ZodPipe,
  type $ZodType,
} from "zod/v4/core";

/** Unwraps defaults, optionals, nullables and transformations to the schema that describes the value. */
export function innermost(schema: $ZodType): $ZodType {
  const inner = inside(schema);
  return inner ? innermost(inner) : schema;
}

/** Description and example of a field, from its schema or any schema it wraps; the outermost win. */
export function metaOf(schema: $ZodType): {
  description?: string | undefined;
  example?: unknown;
  override?: unknown;
} {
  const inner = inside(schema);
  return { ...(inner && metaOf(inner)), ...z.globalRegistry.get(schema) };
}

function inside(schema: $ZodType): $ZodType | undefined {
  return unwrap(schema) ?? (schema instanceof $ZodPipe ? schema._zod.def.in : undefined);
}

/** The schema inside a default, optional or nullable. */
export function unwrap(schema: $ZodType): $ZodType | undefined {
  const isWrapper =
    schema instanceof $ZodOptional ||
    schema instanceof $ZodDefault ||
    schema instanceof $ZodNullable;
  return isWrapper ? schema._zod.def.innerType : undefined;
}

export type SlugKind = "role" | "city";

/** The schemas whose values are slugs of the catalog. Schemas derived with `meta` are included. */
export const slugKinds = z.registry<{ kind: SlugKind }>();

/** The kind of record whose slug, or list of slugs, a field takes; null for every other field. */
export function slugKindOf(schema: $ZodType | undefined): SlugKind | null {
  if (schema === undefined) return null;
  const inner = innermost(schema);
  const item = inner instanceof $ZodArray ? inner._zod.def.element : inner;
  return slugKinds.get(item)?.kind ?? null;
}

/** A text that is not a slug, where one of this kind is required. */
export interface NotSlug {
  kind: SlugKind;
  text: string;
}

/** @param schema the schema of the field. @param issue the issue that zod reports for it. */
export function findNotSlug(schema: $ZodType | undefined, issue: $ZodIssue): NotSlug | null {
  const kind = slugKindOf(schema);
  const { input } = issue;
  return kind !== null && typeof input === "string" && input.trim() !== ""
    ? { kind, text: input }
    : null;
}
