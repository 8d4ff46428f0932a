import * as z from "zod";
import { Basis, CitySlug, Country, RoleSlug } from "./common.ts";
import { filingStatuses } from "./filing-status.ts";
import { Line } from "./pipeline/fields.ts";

export const CompareOffersQuery = z.object({ country: Country });

/** An amount in whole USD in a request. */
export function StatedDollars(min: number, max: number) {
  return z.int().min(min).max(max);
}

const maxDollars = 10_000_000;

export const Equity = z
  .strictObject({
    total: StatedDollars(0, 100_000_000).meta({
      description: "Value of the whole grant at today's price, in USD.",
      example: 160000,
    }),
    vesting_years: z.int().min(1).max(10).meta({ example: 4 }),
    schedule: z
      .array(z.number().min(0).max(100))
      .min(1)
      .max(10)
      .optional()
      .meta({
        description:
          "Percentage of the grant that vests in each year: one value per vesting year, 100 in total. Defaults to equal parts.",
        example: [5, 15, 40, 40],
      }),
  })
  .superRefine(({ vesting_years, schedule }, issues) => {
    if (schedule === undefined) return;
    const total = schedule.reduce((sum, share) => sum + share, 0);
    if (schedule.length === vesting_years && Math.abs(total - 100) < 0.01) return;
    issues.addIssue({
      code: "custom",
      path: ["schedule"],
      message: `one percentage for each of the ${vesting_years} vesting years, 100 in total`,
    });
  });
export type Equity = z.output<typeof Equity>;

export const Offer = z.strictObject({
  label: Line(80).meta({ description: "Name of the offer in the response.", example: "Acme" }),
  base: StatedDollars(1, maxDollars).meta({
    description: "Base pay in USD per year.",
    example: 150000,
  }),
  bonus: StatedDollars(0, maxDollars)
    .default(0)
    .meta({ description: "Expected bonus in USD per year.", example: 15000 }),
  signing: StatedDollars(0, maxDollars)
    .default(0)
    .meta({ description: "Signing bonus in USD, paid once in the first year.", example: 20000 }),
  equity: Equity.optional(),
  city: CitySlug,
  role: RoleSlug.optional(),
});
export type Offer = z.output<typeof Offer>;

export const CompareOffersBody = z.strictObject({
  offers: z
    .array(Offer)
    .min(2)
    .max(5)
    .superRefine((offers, issues) => {
      offers.forEach(({ label }, index) => {
        if (offers.findIndex((other) => other.label === label) === index) return;
        issues.addIssue({
          code: "custom",
          path: [index, "label"],
          message: "a label that no other offer has",
        });
      });
    }),
  filing_status: z.enum(filingStatuses).default("single").meta({
    description: "Tax filing status. `married` is a joint return without other income.",
    example: "single",
  }),
  basis: Basis.meta({
    description:
      "Basis of the estimate that an offer with a role is compared with. The cost of living is the price parity in any case.",
  }),
  years: z.int().min(1).max(4).default(4).meta({
    description: "Number of years to average over.",
    example: 4,
  }),
});
export type CompareOffersBody = z.output<typeof CompareOffersBody>;
