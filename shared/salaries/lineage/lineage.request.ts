import * as z from "zod/mini";
import { withMeta } from "#shared/contract/with-meta.ts";

export const LineageParams = z.object({
  data_point_id: withMeta(z.string().check(z.minLength(1), z.maxLength(500)), {
    description: "The `data_point_id` of a figure.",
    example: "dp_MXxlfDIwMjYuMg",
  }),
});
