import * as z from "zod";
import { Basis, CitySlug, Country, Dollars, ExperienceLevel, RoleSlug } from "./common.ts";
import { StatedDollars } from "./compare-offers.ts";
import { Estimate } from "./estimate.ts";
import { Line } from "./pipeline/fields.ts";
import { CityReference, RoleReference } from "./reference.ts";

export const NegotiateQuery = z.object({ country: Country });

const maxDollars = 10_000_000;
const part = (what: string) =>
  StatedDollars(0, maxDollars)
    .optional()
    .meta({ description: `${what} in USD.`, example: 10000 });

const payFields = {
  base: StatedDollars(1, maxDollars).meta({
    description: "Base pay in USD per year.",
    example: 130000,
  }),
  equity: part("Equity per year"),
  bonus: part("Bonus per year"),
  signing: part("One-time signing bonus"),
};

export const StatedOffer = z.strictObject(payFields);
export type StatedOffer = z.output<typeof StatedOffer>;

export const CompetingOffer = z.strictObject({
  label: Line(80).optional().meta({ description: "Name of the offer.", example: "Globex" }),
  ...payFields,
});
export type CompetingOffer = z.output<typeof CompetingOffer>;

export const priorities = ["base", "equity", "bonus", "signing", "remote", "time_off"] as const;
export type Priority = (typeof priorities)[number];

export const NegotiateBody = z.strictObject({
  role: RoleSlug,
  city: CitySlug.optional(),
  basis: Basis,
  exp: ExperienceLevel.default("mid"),
  current_offer: StatedOffer,
  competing_offers: z.array(CompetingOffer).max(5).default([]),
  priorities: z
    .array(z.enum(priorities))
    .max(priorities.length)
    .default([])
    .transform((named) => [...new Set(named)])
    .meta({
      description: "What matters to you, most important first.",
      example: ["base", "signing"],
    }),
  tone: z.enum(["warm", "direct"]).default("warm").meta({ example: "warm" }),
});
export type NegotiateBody = z.output<typeof NegotiateBody>;

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
    experience: ExperienceLevel,
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
          "Base pay to ask for, in USD per year: at most the 90th percentile of what everyone in the occupation earns there, but never less than the best of your offers.",
      }),
      low: Dollars.meta({ description: "Lowest base pay to accept, in USD per year." }),
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
