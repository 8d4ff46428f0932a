import * as z from "zod";
import { Estimate, ExperienceAt, Observed } from "#shared/contract/estimate.response.ts";
import {
  CityReference,
  Dollars,
  Percentiles,
  RoleReference,
  Verdict,
} from "#shared/contract/salary-fields.response.ts";

const Probability = (description: string) =>
  z.number().min(0).max(1).nullable().meta({ description, example: 0.9312 });

const Percentile = (description: string) =>
  z.int().min(10).max(90).nullable().meta({ description, example: 46 });

export const EvaluateData = z
  .object({
    headline: z.string().meta({
      description:
        "The verdict as one sentence for people. It follows the largest of the probabilities: low, fair or high from 0.8, probably so from 0.5, else hard to say. A range too wide to judge is called that.",
      example:
        "Probably low: electricians in Chicago typically make about $105,700; $112,000 is a fair upper ask.",
    }),
    role: RoleReference,
    city: CityReference.nullable(),
    experience: ExperienceAt,
    offer: z
      .object({
        min: Dollars,
        max: Dollars,
        midpoint: Dollars,
        spread: z
          .number()
          .min(1)
          .meta({ description: "`max` over `min`; 1 for a single amount.", example: 1.2 }),
      })
      .meta({ description: "The offer in whole USD a year." }),
    estimate: Estimate.meta({
      description:
        "The same figures as in `calculate`. The lineage of its `data_point_id` covers the whole evaluation.",
    }),
    observed: Observed.nullable(),
    distribution: Percentiles.meta({
      description:
        "Estimated pay of the role there, at the level: the 10th, 25th, 50th, 75th and 90th percentile in whole USD a year, raised to the legal minimum wage with `basis=local`; null if not published.",
    }),
    percentile: z
      .object({
        value: Percentile(
          "Interpolated in logs between the percentiles of `distribution` before the legal minimum wage raises any; null outside the 10th to the 90th.",
        ),
        lower: Percentile(
          "The same if pay there is at the upper end of the estimate's interval; null outside the 10th to the 90th.",
        ),
        upper: Percentile(
          "The same if pay there is at the lower end of the estimate's interval; null outside the 10th to the 90th.",
        ),
      })
      .meta({
        description:
          "Where the midpoint of the offer lies in `distribution`. All are null for an offer by the hour where a year of the job is not 2,080 hours (teachers, pilots, drivers of school buses), which is not compared.",
      }),
    verdict: Verdict,
    below_minimum: z.boolean().meta({
      description:
        "Whether the offer, or the lowest pay of its range, is less than the legal minimum wage for a full-time year. The verdict does not count that; it compares with pay before any is raised to the minimum.",
    }),
    probabilities: z
      .object({
        below: Probability(
          "That the midpoint is below the 25th percentile; null if none is published.",
        ),
        within: Probability("That it is between the two; null if either is not published."),
        above: Probability(
          "That the midpoint is above the 75th percentile; null if none is published.",
        ),
      })
      .meta({
        description:
          "What is uncertain is where the distribution lies: the estimate's interval, as a normal error in logs. The three sum to 1, and are null for an offer that is not compared.",
      }),
    reasons: z.array(z.string()),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "Evaluation" });
export type EvaluateData = z.infer<typeof EvaluateData>;
