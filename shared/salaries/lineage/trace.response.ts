/** Lineage of every kind of figure: estimates, submitted pay, employers' filings, statistics. */
import * as z from "zod";
import { statisticKinds } from "#shared/contract/data-point-kinds.ts";
import { CityReference, RoleReference } from "#shared/contract/salary-fields.response.ts";
import { IsoDate } from "#shared/contract/salary-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";
import { CrowdFigures } from "../crowd/crowd.response.ts";
import { LineageData, SourceRow, Summary } from "./lineage.response.ts";

const common = {
  summary: Summary,
  data_point_id: z.string(),
  dataset_version: z.string().meta({ example: "2025.05-1a2b3c4d" }),
  methodology_version: z.string(),
  rules: z
    .array(z.string())
    .meta({ description: "Rules by which the figure is computed, in order." }),
  citation: z.string(),
  assumptions: z.array(z.string()),
};

export const CrowdLineage = z
  .object({
    ...common,
    kind: z.literal("crowd"),
    role: RoleReference,
    city: CityReference.nullable(),
    submitters: z
      .int()
      .min(10)
      .meta({ description: "Number of accounts behind the figures.", example: 20 }),
    batches: z
      .int()
      .min(1)
      .meta({ description: "Number of batches in which the submissions were added.", example: 2 }),
    withheld: z.string().meta({ description: "What is withheld, and why." }),
    result: CrowdFigures,
  })
  .meta({
    id: "CrowdLineage",
    description:
      "Figures of submitted pay, recomputed from the same batches. The submissions themselves are withheld.",
  });
export type CrowdLineage = z.infer<typeof CrowdLineage>;

export const CompanyLineage = z
  .object({
    ...common,
    kind: z.literal("company"),
    company: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
    level: z
      .object({
        level: z.string().nullable(),
        title: z.string().nullable(),
        rank: z.int().min(0),
      })
      .nullable()
      .meta({ description: "Null for figures of the whole company." }),
    sources: z.array(SourceRow),
    figures: z.record(z.string(), z.string()).meta({
      description: "Source row of each figure.",
      example: { base: "source:dol-lca-fy2024q1/amazon/1/base" },
    }),
    result: z.record(z.string(), z.number()).meta({ example: { base: 167310, sample_size: 939 } }),
  })
  .meta({ id: "CompanyLineage", description: "Figures from an employer's public filings." });
export type CompanyLineage = z.infer<typeof CompanyLineage>;

const { sources, parameters, operations, steps } = LineageData.shape;

export const StatisticLineage = z
  .object({
    ...common,
    kind: z.enum(statisticKinds),
    subject: z.string().meta({
      description: "A technology, a language, an occupation or an industry.",
      example: "TypeScript",
    }),
    detail: z.string().nullable().meta({
      description: "Which of the subject's figures, if there are several.",
      example: null,
    }),
    as_of: withMeta(IsoDate, { description: "Last day of the period that the figures describe." }),
    sources,
    parameters,
    operations,
    steps,
    figures: z.record(z.string(), z.string()).meta({
      description: "Source row, parameter or step of each figure.",
      example: { premium: "step:skill.typescript.premium" },
    }),
    result: z.record(z.string(), z.number()).meta({
      example: { premium: 0.086866, standard_error: 0.009088, sample_size: 4875 },
    }),
  })
  .meta({
    id: "StatisticLineage",
    description:
      "Figures on skills, hiring, occupations or visa wage levels from a survey or statistic, with their calculation.",
  });
export type StatisticLineage = z.infer<typeof StatisticLineage>;

export const Trace = z
  .discriminatedUnion("kind", [LineageData, CrowdLineage, CompanyLineage, StatisticLineage])
  .meta({ id: "Lineage" });
export type Trace = z.infer<typeof Trace>;
