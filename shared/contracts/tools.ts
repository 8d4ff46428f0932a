/** The older, flat lookups for tool-calling clients. */
import * as z from "zod";
import { CalculateData } from "./calculate.ts";
import { Basis, bases, CitySlug, Country, Dollars, ExperienceLevel, RoleSlug } from "./common.ts";
import { CompareData, ComparedSide, differenceFields } from "./compare.ts";
import { Estimate, Observed } from "./estimate.ts";
import { HistoryData } from "./history.ts";
import { checkCursors, EndingBefore, Limit, StartingAfter } from "./list.ts";
import { Percentiles } from "./percentiles.ts";
import { CityReference, RoleReference } from "./reference.ts";
import { SearchItem } from "./search.ts";

export const SalaryToolQuery = z.object({
  role: RoleSlug,
  city: CitySlug.optional(),
  basis: Basis,
  exp: ExperienceLevel.default("mid"),
  country: Country,
});
export type SalaryToolQuery = z.output<typeof SalaryToolQuery>;

export const SalaryToolData = CalculateData.omit({ comp: true, hiring: true })
  .extend({ role: RoleReference, city: CityReference.nullable() })
  .meta({ id: "SalaryTool" });
export type SalaryToolData = z.infer<typeof SalaryToolData>;

export const RolesToolQuery = checkCursors(
  z.object({
    q: z
      .string()
      .min(1)
      .max(200)
      .regex(/\S/, "1 to 200 characters, not all of them spaces")
      .optional()
      .meta({
        description: "Words to search for; without it, roles are listed by title.",
        example: "engineer",
      }),
    limit: Limit(100),
    starting_after: StartingAfter,
    ending_before: EndingBefore,
    country: Country,
  }),
);
export type RolesToolQuery = z.output<typeof RolesToolQuery>;

export const RolesToolItem = SearchItem.extend({
  score: SearchItem.shape.score.optional().meta({
    description: "Relevance of the match; present only with `q`.",
    example: 1,
  }),
}).meta({ id: "RolesToolItem" });
export type RolesToolItem = z.infer<typeof RolesToolItem>;

export const CompareToolQuery = z.object({
  roleA: RoleSlug.optional(),
  roleB: RoleSlug.optional().meta({
    description: "Slug of the role to compare with; must differ from `roleA`.",
    example: "data-scientist",
  }),
  city: CitySlug.optional(),
  role: RoleSlug.optional().meta({
    description: "Slug of the role to compare between `cityA` and `cityB`.",
    example: "software-engineer",
  }),
  cityA: CitySlug.optional(),
  cityB: CitySlug.optional().meta({
    description: "Slug of the city to compare with; must differ from `cityA`.",
    example: "austin",
  }),
  basis: z.enum(bases).optional().meta({
    description:
      "What the national figures are multiplied by for a city: `local` or `price_parity`. The default is `price_parity` for two roles and `local` for two cities.",
    example: "local",
  }),
  country: Country,
});
export type CompareToolQuery = z.output<typeof CompareToolQuery>;

const ComparedCity = ComparedSide.omit({ role: true })
  .extend({ city: CityReference })
  .meta({ id: "ComparedCity" });

export const CityComparison = z
  .object({
    mode: z.literal("cities"),
    role: RoleReference,
    primary: ComparedCity,
    secondary: ComparedCity,
    delta: z.object({ higher_paid: z.enum(["cityA", "cityB", "tie"]), ...differenceFields }),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "CityComparison" });
export type CityComparison = z.infer<typeof CityComparison>;

export const CompareToolData = z
  .discriminatedUnion("mode", [
    CompareData.extend({ mode: z.literal("roles") }).meta({ id: "RoleComparison" }),
    CityComparison,
  ])
  .meta({ id: "CompareTool" });
export type CompareToolData = z.infer<typeof CompareToolData>;

export const RoleCityQuery = z.object({
  role: RoleSlug,
  city: CitySlug.optional(),
  basis: Basis,
  country: Country,
});
export type RoleCityQuery = z.output<typeof RoleCityQuery>;

export const RangeToolData = z
  .object({
    role: RoleReference,
    city: CityReference.nullable(),
    percentiles: Percentiles.meta({
      description: "Percentiles at mid level in USD per year; null if not published.",
    }),
    estimate: Estimate.meta({
      description: "The estimate; its `data_point_id` covers all five percentiles.",
    }),
    observed: Observed.nullable(),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "RangeTool" });
export type RangeToolData = z.infer<typeof RangeToolData>;

export const TrendsToolData = HistoryData.omit({ snapshots: true, change: true })
  .extend({
    trends: z
      .array(
        z.object({
          year: z.int(),
          quarter: z.string().meta({ example: "Q4 2025" }),
          median: Dollars,
          change_pct: z.number().nullable().meta({
            description: "Change from the previous year in percent; null for the first year.",
          }),
          methodology_version: z.string(),
          data_point_id: z.string(),
          as_of: z.iso.date(),
        }),
      )
      .meta({ description: "The last quarter of each year, at mid level." }),
  })
  .meta({ id: "TrendsTool" });
export type TrendsToolData = z.infer<typeof TrendsToolData>;
