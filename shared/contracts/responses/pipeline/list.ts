import * as z from "zod";

export const PageDetails = {
  total: z.int().min(0).meta({ description: "Number of records on all pages." }),
  nextCursor: z
    .string()
    .nullable()
    .meta({ description: "Value for `cursor`; null on the last page." }),
};
