/** A block that `expand` adds: records, or the reason why there are none. */
import * as z from "zod";

export const NoData = z
  .object({
    status: z.literal("no_data"),
    reason: z.string(),
    records: z.array(z.never()).max(0),
  })
  .meta({ id: "NoData", description: "There are no records; `reason` says why." });
export type NoData = z.infer<typeof NoData>;

/** Records with what they cover and what they lack, or the reason why there are none. */
export function RecordsOrNoData<Row extends z.ZodType>(id: string, row: Row) {
  return z
    .discriminatedUnion("status", [
      z
        .object({
          status: z.literal("ok"),
          period: z.string().meta({ description: "Period that the records cover." }),
          gaps: z.array(z.string()).meta({ description: "What the records do not cover." }),
          sources: z.array(z.string()),
          records: z.array(row).min(1),
        })
        .meta({ id: `${id}Found` }),
      NoData,
    ])
    .meta({ id });
}
