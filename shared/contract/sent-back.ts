/** Fields with which a change may repeat the record as it was read, so that a record can be sent back whole. */
import * as z from "zod/mini";
import { InstantInput } from "./pipeline-fields.ts";
import { withMeta } from "./with-meta.ts";

/** The schemas of such fields: they are no arguments of a tool, because they change nothing. */
export const repeatedFields = z.registry<{ repeated: true }>();

function repeated<Schema extends z.core.$ZodType>(
  schema: Schema,
  description: string,
  override: object = {},
): Schema {
  const field = withMeta(schema, { description, override: { ...override, readOnly: true } });
  repeatedFields.add(field, { repeated: true });
  return field;
}

/** A field that must be as it is, if it is sent. @param instead how it is changed. */
export function Unchanged<Schema extends z.ZodMiniType>(schema: Schema, instead: string) {
  return repeated(z.optional(schema), `As it is, if at all: ${instead}`);
}

const types = {
  text: { type: ["string", "null"], maxLength: 10_000 },
  number: { type: ["integer", "null"] },
  object: { type: ["object", "null"], additionalProperties: true },
  list: {
    type: ["array", "null"],
    maxItems: 10_000,
    items: { type: "object", additionalProperties: true },
  },
} as const;

/** A field that is ignored, because only the service sets it. @param type what it is in a response. */
export function Ignored(type: keyof typeof types) {
  return repeated(z.optional(z.unknown()), "Ignored: only the service sets it.", types[type]);
}

/** The fields that every record has. */
export const repeatedByAll = {
  id: Unchanged(z.string().check(z.maxLength(64)), "it is in the path."),
  createdAt: Unchanged(InstantInput, "it is set when the record is added, or imported."),
  updatedAt: Ignored("text"),
};
