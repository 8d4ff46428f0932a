import * as z from "zod";
import type { TextFields, TextOf } from "./record-fields.ts";

export const PageDetails = {
  total: z.int().min(0).meta({ description: "Number of records on all pages." }),
  nextCursor: z
    .string()
    .nullable()
    .meta({ description: "Value for `cursor`; null on the last page." }),
};

/** The additional fields of a list that can be searched. */
export const SearchedDetails = {
  ...PageDetails,
  totalIsLowerBound: z.literal(true).optional().meta({
    description:
      "Present if more than 1,000 records match `q`: the list has the 1,000 that were added last, and `total` is 1,000. More words find fewer.",
  }),
};

/** The response after a record was deleted. */
export const Deleted = z
  .strictObject({ id: z.string(), deleted: z.literal(true) })
  .meta({ id: "DeletedRecord" });
export type Deleted = z.output<typeof Deleted>;

/** An instant in a response. */
export const Instant = z.iso
  .datetime()
  .meta({ description: "ISO 8601 instant in UTC.", example: "2026-11-20T15:30:00.000Z" });

/** The fields of a record in a response, in the order of their list. */
export function shownFields<Fields extends TextFields>(fields: Fields) {
  const shown = Object.entries(fields).map(([name, { isRequired }]) => [
    name,
    isRequired ? z.string() : z.string().nullable(),
  ]);
  return Object.fromEntries(shown) as { [Name in keyof Fields]: z.ZodType<TextOf<Fields>[Name]> };
}
