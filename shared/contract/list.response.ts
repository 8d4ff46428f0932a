import * as z from "zod";

export const Pagination = z
  .strictObject({
    next_cursor: z.string().nullable().meta({
      description: "Value for `starting_after`; null on the last page.",
    }),
    previous_cursor: z.string().nullable().meta({
      description: "Value for `ending_before`; null on the first page.",
    }),
    has_more: z.boolean().meta({ description: "Whether there is a next page." }),
    total_count: z.int().min(0).meta({ description: "Number of rows on all pages." }),
  })
  .meta({ id: "Pagination" });
export type Pagination = z.infer<typeof Pagination>;
