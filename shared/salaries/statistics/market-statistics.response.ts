/** Blocks on the use of languages and on hiring that `expand` adds. */
import * as z from "zod";
import { DataPointId, RecordsOrNoData } from "#shared/contract/salary-fields.response.ts";

const Use = z
  .object({
    year: z.int().meta({ example: 2023 }),
    users: z.int(),
    respondents: z
      .int()
      .meta({ description: "Number of respondents who named at least one language." }),
    named_per_respondent: z.number().meta({
      description:
        "Languages that a respondent named on average, of those that both surveys offer; rounded to two decimals.",
      example: 5.42,
    }),
    share: z.number().meta({
      description:
        "The language's share of all languages named: users divided by the number of languages that all respondents named, rounded to four decimals.",
      example: 0.0062,
    }),
  })
  .meta({ id: "LanguageUse" });

export const HalfLife = z
  .object({
    slug: z.string().meta({ example: "scala" }),
    language: z.string().meta({ example: "Scala" }),
    earlier: Use,
    later: Use,
    trend: z.enum(["declining", "stable", "growing"]).meta({
      description:
        "Trend of the share of all languages named, which does not rise merely because respondents of the later survey name more of them; `stable` if the change is within 1.96 standard errors of zero.",
    }),
    half_life_years: z.number().nullable().meta({
      description:
        "Years in which the share halves at the current rate; null unless the trend is `declining`.",
      example: 5.9,
    }),
    reason: z
      .string()
      .nullable()
      .meta({ description: "Why there is no half-life; null if there is one." }),
    data_point_id: DataPointId,
  })
  .meta({ id: "HalfLife" });
export type HalfLife = z.infer<typeof HalfLife>;

export const HalfLives = RecordsOrNoData("HalfLives", HalfLife);
export type HalfLives = z.infer<typeof HalfLives>;

export const HiringRecord = z
  .object({
    measure: z.enum([
      "certified_filings",
      "projected_employment_change",
      "projected_annual_openings",
      "hires",
      "hires_rate",
    ]),
    scope: z.string().meta({
      description: "The occupation or industry that the record describes.",
      example: "15-1252",
    }),
    period: z.string().meta({ example: "2026-04" }),
    value: z.number(),
    unit: z.enum(["applications", "percent", "jobs"]),
    preliminary: z.boolean(),
    source: z.string().meta({ example: "bls-jolts-hires" }),
    data_point_id: DataPointId,
  })
  .meta({ id: "HiringRecord" });
export type HiringRecord = z.infer<typeof HiringRecord>;

export const HiringVelocity = RecordsOrNoData("HiringVelocity", HiringRecord).meta({
  description:
    "Counts and rates of hiring: applications, hires, and projected change. No source says how fast positions are filled, so none of them is a speed.",
});
export type HiringVelocity = z.infer<typeof HiringVelocity>;
