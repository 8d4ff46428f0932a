import * as z from "zod/mini";
import { $ZodArray, type $ZodIssue, type $ZodType } from "zod/v4/core";
import { innermost } from "./schema-meta.ts";

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
