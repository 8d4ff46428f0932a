import * as z from "zod/mini";
import { Line } from "#shared/contract/pipeline-fields.ts";
import {
  Basis,
  CitySlug,
  Country,
  checkLevel,
  levelFields,
  RoleSlug,
  StatedDollars,
} from "#shared/contract/salary-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";
import { basePay, checkBase } from "../offers/base-pay.request.ts";

export const NegotiateQuery = z.object({ country: Country });

const maxDollars = 10_000_000;
const part = (what: string) =>
  withMeta(z.optional(StatedDollars(0, maxDollars)), {
    description: `${what} in USD.`,
    example: 10000,
  });

const payFields = {
  ...basePay(130_000),
  equity: part("Equity per year"),
  bonus: part("Bonus per year"),
  signing: part("One-time signing bonus"),
};

export const StatedOffer = checkBase(z.strictObject(payFields));
export type StatedOffer = z.output<typeof StatedOffer>;

export const CompetingOffer = checkBase(
  z.strictObject({
    label: withMeta(z.optional(Line(80)), { description: "Name of the offer.", example: "Globex" }),
    ...payFields,
  }),
);
export type CompetingOffer = z.output<typeof CompetingOffer>;

export const negotiationPriorities = [
  "base",
  "equity",
  "bonus",
  "signing",
  "remote",
  "time_off",
] as const;
export type Priority = (typeof negotiationPriorities)[number];

export const NegotiateBody = z
  .strictObject({
    role: RoleSlug,
    city: z.optional(CitySlug),
    basis: Basis,
    ...levelFields,
    current_offer: StatedOffer,
    competing_offers: withMeta(z._default(z.array(CompetingOffer).check(z.maxLength(5)), []), {
      description:
        "Your other offers in the same place. One counts if it pays more a year: base, bonus, equity and a quarter of the signing bonus.",
      example: [{ label: "Globex", base: 140000 }],
    }),
    priorities: withMeta(
      z.pipe(
        z._default(
          z.array(z.enum(negotiationPriorities)).check(z.maxLength(negotiationPriorities.length)),
          [],
        ),
        z.transform((named) => [...new Set(named)]),
      ),
      {
        description: "What matters to you, most important first.",
        example: ["base", "signing"],
      },
    ),
    tone: withMeta(z._default(z.enum(["warm", "direct"]), "warm"), { example: "warm" }),
  })
  .check(checkLevel);
export type NegotiateBody = z.output<typeof NegotiateBody>;
