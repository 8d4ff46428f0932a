import * as z from "zod";

/** Whole USD per year. */
export const Dollars = z
  .int()
  .meta({ description: "Annual amount in whole U.S. dollars.", example: 135980 });

/** The factor of a level in the specified scale. */
export const LevelMultiplier = z.number().meta({
  description:
    "The level's multiplier on the fixed experience scale, which `basis=price_parity` uses.",
  example: 1.28,
});

/** The factor that was used for the estimate. */
export const EffectiveMultiplier = z.number().meta({
  description:
    "What everyone's pay is multiplied by. With `basis=local` it is what people with so many years are paid over everyone in the same job and place, by field, and never outside the 10th to 90th percentile around the title's median there; with `basis=price_parity` it is the scale's multiplier.",
  example: 0.995,
});

/** Percentiles of pay in whole USD a year; null if not published. */
export const Percentiles = z
  .object({
    p10: Dollars.nullable(),
    p25: Dollars.nullable(),
    p50: Dollars,
    p75: Dollars.nullable(),
    p90: Dollars.nullable(),
  })
  .meta({ id: "Percentiles" });

export const verdicts = ["below", "within", "above", "cannot_tell"] as const;

export const Verdict = z.enum(verdicts).meta({
  description:
    "Where the midpoint of the offer lies in the estimated distribution: `below` its 25th percentile, `above` its 75th or `within`, each with a probability of at least 0.8; else `cannot_tell`.",
  example: "within",
});
export type Verdict = z.infer<typeof Verdict>;

/** References to catalog records inside other responses. */

export const RoleReference = z
  .object({
    id: z
      .string()
      .regex(/^role:[a-z0-9-]+$/)
      .meta({ example: "role:software-engineer" }),
    slug: z.string().meta({ example: "software-engineer" }),
    title: z.string().meta({ example: "Software Engineer" }),
  })
  .meta({ id: "RoleReference" });
export type RoleReference = z.infer<typeof RoleReference>;

export const DataPointId = z.string().meta({
  description: "Id with which `lineage` returns how the figures were computed.",
  example: "dp_MXxmfDIwMjYuMg",
});

export const CityReference = z
  .object({
    id: z
      .string()
      .regex(/^city:[a-z0-9-]+$/)
      .meta({ example: "city:san-francisco" }),
    slug: z.string().meta({ example: "san-francisco" }),
    name: z.string().meta({ example: "San Francisco" }),
    state: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .meta({ example: "CA" }),
    col_multiplier: z.number().min(0).meta({
      description:
        "Regional price parity of the city's metropolitan area (BEA, all items) divided by 100: the cost of living. Pay is multiplied by it in the basis `price_parity` alone.",
      example: 1.15613,
    }),
  })
  .meta({ id: "CityReference" });
export type CityReference = z.infer<typeof CityReference>;

/** A block that `expand` adds: records, or the reason why there are none. */

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
