import * as z from "zod/mini";
import { Basis, CitySlug, Country, ExperienceLevel, RoleSlug } from "./common.ts";
import { StatedDollars } from "./compare-offers.ts";
import { Line } from "./pipeline/fields.ts";
import { withMeta } from "./with-meta.ts";

export const NegotiateQuery = z.object({ country: Country });

const maxDollars = 10_000_000;
const part = (what: string) =>
  withMeta(z.optional(StatedDollars(0, maxDollars)), {
    description: `${what} in USD.`,
    example: 10000,
  });

const payFields = {
  base: withMeta(StatedDollars(1, maxDollars), {
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
  label: withMeta(z.optional(Line(80)), { description: "Name of the offer.", example: "Globex" }),
  ...payFields,
});
export type CompetingOffer = z.output<typeof CompetingOffer>;

export const priorities = ["base", "equity", "bonus", "signing", "remote", "time_off"] as const;
export type Priority = (typeof priorities)[number];

export const NegotiateBody = z.strictObject({
  role: RoleSlug,
  city: z.optional(CitySlug),
  basis: Basis,
  exp: z._default(ExperienceLevel, "mid"),
  current_offer: StatedOffer,
  competing_offers: z._default(z.array(CompetingOffer).check(z.maxLength(5)), []),
  priorities: withMeta(
    z.pipe(
      z._default(z.array(z.enum(priorities)).check(z.maxLength(priorities.length)), []),
      z.transform((named) => [...new Set(named)]),
    ),
    {
      description: "What matters to you, most important first.",
      example: ["base", "signing"],
    },
  ),
  tone: withMeta(z._default(z.enum(["warm", "direct"]), "warm"), { example: "warm" }),
});
export type NegotiateBody = z.output<typeof NegotiateBody>;
