import * as z from "zod";
import { DataPointId } from "../../contract/reference.response.ts";
import { Dollars } from "../../contract/salary-fields.response.ts";

const Percentile = Dollars.nullable().meta({
  description: "USD per year; null with fewer than 5 filings, or fewer than 20 for p10 and p90.",
  example: 181_000,
});

const CompanyLevel = z
  .object({
    level: z.string().nullable().meta({
      description: "The company's code for the level; null if it has none.",
      example: "L5",
    }),
    title: z.string().nullable().meta({
      description: "The words for the level; null if the code is all there is.",
      example: "Senior SWE",
    }),
    rank: z
      .int()
      .min(0)
      .meta({ description: "Rank of the level, from 0, the lowest.", example: 2 }),
    compensation: z
      .object({
        base: Dollars.meta({
          description:
            "Median wage of the filings whose job title names this level and no other, in USD per year.",
        }),
        equity: z.null().meta({ description: "Always null: no public source." }),
        bonus: z.null().meta({ description: "Always null: no public source." }),
        total: z.null().meta({ description: "Unknown, because equity and bonus are." }),
        sample_size: z.int().min(5).meta({ description: "Number of filings.", example: 232 }),
        data_point_id: DataPointId,
      })
      .nullable(),
    reason: z.string().nullable().meta({
      description: "Why `compensation` is null; null if it is not.",
      example: "no title that tells this level apart",
    }),
  })
  .meta({ id: "CompanyLevel" });

export const CompanyItem = z
  .object({
    id: z
      .string()
      .regex(/^company:[a-z0-9-]+$/)
      .meta({ example: "company:google" }),
    slug: z.string().meta({ example: "google" }),
    name: z.string().meta({ example: "Google" }),
    levels: z.array(CompanyLevel).meta({ description: "Lowest level first." }),
    vesting: z
      .object({
        years: z.int(),
        schedule: z.array(z.number()),
        source: z.string(),
      })
      .nullable()
      .meta({ description: "Currently always null: no public source." }),
    interview_difficulty: z
      .number()
      .nullable()
      .meta({ description: "Currently always null: no public source." }),
    signals: z
      .object({
        certified_filings: z.int().meta({
          description:
            "Number of certified labor condition applications of its employers, FY2022 to FY2025.",
        }),
        filed_wages: z.int().meta({
          description:
            "Number of full-time filings from October to December 2023 that state a wage.",
        }),
        filed_pay: z
          .object({
            p10: Percentile,
            p25: Percentile,
            median: Percentile,
            p75: Percentile,
            p90: Percentile,
            filings: z.int().min(0).meta({ description: "Number of wages.", example: 1199 }),
          })
          .meta({
            description:
              "Percentiles of the annual wages in these filings, over all jobs that the employer filed for: base pay promised to workers on H-1B, H-1B1 and E-3 visas.",
          }),
        employers: z
          .array(z.string())
          .meta({ description: "Employer names under which the company files." }),
        data_point_id: DataPointId,
      })
      .meta({ description: "Hiring activity according to the company's public filings." }),
    sources: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        reference_period: z.string(),
        url: z
          .url()
          .nullable()
          .meta({ description: "Null if no URL of the publisher is recorded." }),
      }),
    ),
  })
  .meta({ id: "Company" });
export type CompanyItem = z.infer<typeof CompanyItem>;
