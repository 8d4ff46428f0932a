import * as z from "zod";

export const LineageParams = z.object({
  data_point_id: z
    .string()
    .min(1)
    .max(500)
    .meta({ description: "The `data_point_id` of a figure.", example: "dp_MXxlfDIwMjYuMg" }),
});
