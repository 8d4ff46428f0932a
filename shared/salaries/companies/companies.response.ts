import * as z from "zod";
import { DataPointId, Dollars } from "#shared/contract/salary-fields.response.ts";

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

const Filings = z.int().min(0).meta({ description: "Number of filings.", example: 1199 });

/** What every row of filed pay is from. */
const filedFrom = {
  source_id: z.string().meta({ description: "The file, as in `sources`." }),
  period: z.string().meta({ description: "When the filings were decided." }),
  filings: Filings,
};

const SurveyMedian = z
  .object({
    median: Dollars.meta({
      description: "The survey's national median of all workers of the occupation.",
    }),
    reference_period: z.string().meta({ example: "May 2025" }),
  })
  .nullable()
  .meta({ description: "Null if the survey publishes no annual median." });

const FiledOccupation = z
  .object({
    title: z.string().meta({
      description: "The occupation, as the file calls it.",
      example: "Software Developers",
    }),
    code: z.string().nullable().meta({
      description: "O*NET-SOC code; null if the file has none.",
      example: "15-1252.00",
    }),
    role: z.string().nullable().meta({
      description: "Slug of the role that represents the occupation.",
      example: "software-developer",
    }),
    employer: z.string().meta({ description: "Name on the filings.", example: "Google LLC" }),
    rank: z.int().min(1).meta({
      description: "Place among the occupation's employers by filings; the row of the file.",
      example: 3,
    }),
    filings: Filings,
    median: Dollars.meta({
      description: "Median of the lowest wage offered, in USD per year, rounded to thousands.",
    }),
    survey: SurveyMedian,
  })
  .meta({ id: "FiledOccupation" });

const FiledTitle = z
  .object({
    title: z.string().meta({ example: "Software Engineer" }),
    filings: Filings,
    p10: Percentile,
    p25: Percentile,
    median: Percentile,
    p75: Percentile,
    p90: Percentile,
    occupation: z
      .object({
        soc_code: z.string().meta({ description: "The survey's code.", example: "15-1252" }),
        title: z.string().meta({ example: "Software Developers" }),
      })
      .nullable()
      .meta({
        description:
          "The occupation that more than half of these filings name; null if none has that many.",
      }),
    survey: SurveyMedian.meta({
      description:
        "Of this occupation, in the survey nearest to these filings, May 2024. Null without an occupation, or if the survey publishes no annual median.",
    }),
  })
  .meta({ id: "FiledTitle" });

export const CompanyItem = z
  .object({
    id: z
      .string()
      .regex(/^company:[a-z0-9-]+$/)
      .meta({ example: "company:google" }),
    slug: z.string().meta({ example: "google" }),
    name: z.string().meta({ example: "Google" }),
    levels: z.array(CompanyLevel).meta({
      description: "Lowest level first; empty if the names of its levels are not known.",
    }),
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
        certified_filings: z.int().nullable().meta({
          description:
            "Number of certified labor condition applications of its employers, FY2022 to FY2025; null for an employer that the counts do not list.",
          example: 38_062,
        }),
        recent_filings: z.int().min(0).meta({
          description:
            "Certified H-1B applications from October 2025 to March 2026, in the occupations of which it is among the employers with the most: the sum over `filed.by_occupation`.",
          example: 2847,
        }),
        recent_pay: z
          .object({
            lowest_median: Dollars,
            highest_median: Dollars,
            occupations: z.int().min(1).meta({ description: "Number of occupations.", example: 9 }),
          })
          .nullable()
          .meta({
            description:
              "The lowest and the highest median of `filed.by_occupation`; null without one. Medians of several occupations cannot be joined to one.",
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
    filed: z
      .object({
        by_occupation: z
          .object({ ...filedFrom, rows: z.array(FiledOccupation) })
          .nullable()
          .meta({
            description:
              "Certified H-1B applications from October 2025 to March 2026 by occupation, most filings first; null if the employer is among those with the most filings in no occupation. Each name under which the employer files has a row of its own.",
          }),
        by_title: z
          .object({ ...filedFrom, rows: z.array(FiledTitle) })
          .nullable()
          .meta({
            description:
              "Certified full-time applications from October to December 2023 by job title, for titles with five or more, most filings first; null if there is none.",
          }),
      })
      .meta({
        description:
          "Base pay as the employer filed it for workers on visas: the lower end of what was offered, and not everybody's pay. The two periods are never mixed.",
      }),
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
