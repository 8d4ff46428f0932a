import * as z from "zod";
import { dataPointKinds } from "#shared/contract/data-point-kinds.ts";
import { Estimate } from "#shared/contract/estimate.response.ts";
import { grades } from "#shared/contract/levels.ts";
import { CityReference, RoleReference } from "#shared/contract/salary-fields.response.ts";
import { PayLevel } from "#shared/contract/salary-fields.ts";

export const SourceRow = z
  .object({
    id: z.string().meta({
      description: "Id with which steps refer to this row, as `source:<id>`.",
      example: "bls-oews-national/15-1252/US/2025-05/median",
    }),
    source_id: z.string().meta({ example: "bls-oews-national" }),
    publisher: z.string().meta({ example: "U.S. Bureau of Labor Statistics" }),
    release: z.string().meta({ example: "May 2025" }),
    file: z.string().meta({ example: "oews_national_2019_2025.csv" }),
    sha256: z.string().meta({ description: "SHA-256 of the file that was read, in hex." }),
    url: z.url(),
    key: z.string().meta({ description: "Key of the row in the file.", example: "15-1252/US" }),
    column: z.string().meta({ example: "median" }),
    value: z.number().meta({ example: 135980 }),
    reference_date: z.string().meta({
      description:
        "Period that the value describes: a month, a year, or the publisher's own wording.",
      example: "2025-05",
    }),
    fetched_at: z.iso
      .date()
      .meta({ description: "Date on which the file was downloaded.", example: "2026-11-21" }),
  })
  .meta({ id: "SourceRow" });

const LineageStep = z
  .object({
    name: z.string().meta({ example: "baseline.median" }),
    operation: z.string().meta({
      description: "Key of the formula in `operations`.",
      example: "carry_forward",
    }),
    inputs: z
      .array(
        z.object({
          name: z.string(),
          value: z.number(),
          from: z.string().meta({
            description: "`source:<id>`, `parameter:<name>` or `step:<name>`.",
            example: "source:bls-oews-national/15-1252/US/2025-05/median",
          }),
        }),
      )
      .meta({ description: "Inputs in the order of the formula." }),
    result: z.number(),
  })
  .meta({ id: "LineageStep" });

/** The first field of every lineage. */
export const Summary = z.string().meta({
  description:
    "What the figure is and how it came about, with its numbers, in at most five plain sentences.",
  example:
    "Registered Nurse in San Francisco, CA: the estimated median is $186,874 a year in Q3 2026. The national median of the occupation Registered Nurses was $97,550 in May 2025; carried forward at 3.3% a year, the growth of all occupations, it is $101,534 in Q3 2026.",
});

export const LineageData = z
  .object({
    summary: Summary,
    data_point_id: z.string(),
    kind: z.enum(dataPointKinds).meta({ description: "Kind of figure." }),
    detail: z.string().nullable().meta({
      description:
        "What identifies the figure apart from role, city, experience and quarter: the year of a projection, the slug of a skill, the size of an employer, or the offer that was evaluated.",
      example: null,
    }),
    role: RoleReference,
    city: CityReference.nullable(),
    experience: PayLevel,
    grade: z.enum(grades).nullable().meta({
      description: "The word in a title that the figure is for, in place of years; else null.",
    }),
    quarter: z.string().meta({ example: "Q3 2026" }),
    dataset_version: z.string().meta({ example: "2025.05-1a2b3c4d" }),
    methodology_version: z.string().meta({ example: "2026.5-carried" }),
    sources: z.array(SourceRow).meta({
      description:
        "Every value that was read from a source: published cells, and counts, medians and measures of spread over the rows of a file.",
    }),
    parameters: z
      .array(z.object({ name: z.string(), value: z.number(), meaning: z.string() }))
      .meta({ description: "Every other number that was used in the calculation." }),
    operations: z
      .record(z.string(), z.string())
      .meta({ description: "Formula of each operation that the steps use." }),
    steps: z
      .array(LineageStep)
      .meta({ description: "Calculation steps; each uses only results of earlier ones." }),
    figures: z.record(z.string(), z.string()).meta({
      description: "Step that computes each figure of the estimate.",
      example: { median: "step:median" },
    }),
    weights: z.record(z.string(), z.number()),
    reconciliation: z.object({
      rule: z.string(),
      comparisons: z.array(
        z.object({
          between: z.enum(["filed_wages", "metro_wage"]),
          other: z.number(),
          own: z.number(),
          difference: z.number(),
          disagrees: z.boolean(),
        }),
      ),
    }),
    result: Estimate,
    citation: z.string(),
    assumptions: z.array(z.string()),
  })
  .meta({
    id: "EstimateLineage",
    description: "An estimate with everything needed to reproduce it.",
  });
export type LineageData = z.infer<typeof LineageData>;
