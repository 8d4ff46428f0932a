import * as z from "zod";

/** What is left of a record that was deleted. */
export const Deleted = z.strictObject({ id: z.string(), deleted: z.literal(true) });
export type Deleted = z.output<typeof Deleted>;
