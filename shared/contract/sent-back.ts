/** Fields with which a change may repeat the record as it was read, so that a record can be sent back whole. */
import * as z from "zod/mini";
import { InstantInput } from "./pipeline-fields.ts";
import { withMeta } from "./with-meta.ts";

/** The schemas of such fields: they are no arguments of a tool, because they change nothing. */
export const repeatedFields = z.registry<{ repeated: true }>();

/** A field that must be as it is, if it is sent. @param instead how it is changed. */
export function Unchanged<Schema extends z.ZodMiniType>(schema: Schema, instead: string) {
  const field = withMeta(z.optional(schema), {
    description: `As it is, if at all: ${instead}`,
  });
  repeatedFields.add(field, { repeated: true });
  return field;
}

/** Fields that are ignored, because only the service sets them. */
export function ignoredFields<const Names extends readonly string[]>(
  names: Names,
): Record<Names[number], typeof Ignored> {
  return Object.fromEntries(names.map((name) => [name, Ignored])) as Record<
    Names[number],
    typeof Ignored
  >;
}

const Ignored = withMeta(z.optional(z.unknown()), {
  description: "Ignored: only the service sets it.",
}).register(repeatedFields, { repeated: true });

/** The fields that every record has. */
export const repeatedByAll = {
  id: Unchanged(z.string(), "it is in the path."),
  createdAt: Unchanged(InstantInput, "it is set when the record is added, or imported."),
  ...ignoredFields(["updatedAt"]),
};
