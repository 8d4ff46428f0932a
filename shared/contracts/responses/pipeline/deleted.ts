import * as z from "zod";

/** The response after a record was deleted. */
export const Deleted = z
  .strictObject({ id: z.string(), deleted: z.literal(true) })
  .meta({ id: "DeletedRecord" });
export type Deleted = z.output<typeof Deleted>;
