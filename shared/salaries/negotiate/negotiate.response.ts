import * as z from "zod";
import { Estimate } from "#shared/contract/estimate.response.ts";
import { CityReference, Dollars, RoleReference } from "#shared/contract/salary-fields.response.ts";
import { PayLevel } from "#shared/contract/salary-fields.ts";

export const NegotiationFigure = z
  .object({
    name: z.string().meta({ example: "estimate.median" }),
    value: z.number(),
    unit: z.enum(["usd", "percent"]),
    source: z.enum(["estimate", "caller", "derived"]).meta({
      description:
        "Whether the value is from the estimate, from the request (`caller`), or computed from these as described in `derivation`.",
    }),
    data_point_id: z.string().nullable(),
    derivation: z.string().nullable(),
  })
  .meta({ id: "NegotiationFigure" });
export type NegotiationFigure = z.infer<typeof NegotiationFigure>;

export const NegotiateData = z
  .object({
    role: RoleReference,
    city: CityReference.nullable(),
    experience: PayLevel,
    estimate: Estimate,
    leverage: z.object({
      level: z.enum(["strong", "moderate", "limited"]),
      position: z.enum(["below", "within", "above"]).meta({
        description:
          "Position of the offered base pay: `below` the median, `within` the range from the median to `high`, or `above` it.",
      }),
      base_vs_median: z
        .int()
        .meta({ description: "Offered base pay minus the median, in USD per year." }),
      base_vs_median_pct: z.number(),
      best_competing_base: Dollars.nullable(),
      reasons: z.array(z.string()),
    }),
    counter_offer: z.object({
      base: Dollars.meta({
        description:
          "Base pay to ask for, in USD per year: at most the 90th percentile of what everyone in the occupation earns there, at most a quarter more than the offered base (or where the middle half of pay begins, if that is more), and at most a tenth more than what is typical or, if that is more, than the offered base. For jobs with tips it is at most a tenth more than the offered base. It is never less than the offered base, a better competing offer's or the legal minimum.",
      }),
      low: Dollars.meta({
        description:
          "Lowest base pay to accept, in USD per year: `estimate.low` (at a level, no more than what everyone in the job there typically makes), or the best of your offers if the offered base is not below `estimate.low`, as in `evaluate`, or if the job has tips or the offer is above what three in four people were published to earn. Never more than the counter-offer.",
      }),
      high: Dollars.meta({
        description: "Highest base pay that the figures support, in USD per year.",
      }),
      rationale: z.string(),
    }),
    talking_points: z.array(z.string()),
    email_script: z.object({ subject: z.string(), body: z.string() }),
    phone_script: z.array(z.string()),
    figures: z.array(NegotiationFigure).meta({
      description: "Every number in the texts, with its source.",
    }),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({ id: "Negotiation" });
export type NegotiateData = z.infer<typeof NegotiateData>;
