import * as z from "zod";
import { Basis, CitySlug, Country, ExperienceLevel, RoleSlug } from "./common.ts";
import { StatedDollars } from "./compare-offers.ts";
import { Line } from "./pipeline/fields.ts";

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
