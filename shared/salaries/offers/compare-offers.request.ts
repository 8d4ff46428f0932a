import * as z from "zod/mini";
import { filingStatuses } from "#shared/contract/filing-status.ts";
import { Line } from "#shared/contract/pipeline-fields.ts";
import {
  Basis,
  CitySlug,
  Country,
  RoleSlug,
  StatedDollars,
} from "#shared/contract/salary-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";
import { basePay, checkBase } from "./base-pay.request.ts";

export const CompareOffersQuery = z.object({ country: Country });

const maxDollars = 10_000_000;

export const Equity = z
  .strictObject({
    total: withMeta(StatedDollars(0, 100_000_000), {
      description: "Value of the whole grant at today's price, in USD.",
      example: 160000,
    }),
    vesting_years: withMeta(z.int().check(z.minimum(1), z.maximum(10)), { example: 4 }),
    schedule: withMeta(
      z.optional(
        z
          .array(z.number().check(z.minimum(0), z.maximum(100)))
          .check(z.minLength(1), z.maxLength(10)),
      ),
      {
        description:
          "Percentage of the grant that vests in each year: one value per vesting year, 100 in total. Defaults to equal parts.",
        example: [5, 15, 40, 40],
      },
    ),
  })
  .check(
    z.superRefine(({ vesting_years, schedule }, issues) => {
      if (schedule === undefined) return;
      const total = schedule.reduce((sum, share) => sum + share, 0);
      if (schedule.length === vesting_years && Math.abs(total - 100) < 0.01) return;
      issues.addIssue({
        code: "custom",
        path: ["schedule"],
        message: `one percentage for each of the ${vesting_years} vesting years, 100 in total`,
      });
    }),
  );
export type Equity = z.output<typeof Equity>;

export const Offer = checkBase(
  z.strictObject({
    label: withMeta(Line(80), {
      description: "Name of the offer in the response.",
      example: "Acme",
    }),
    ...basePay(150_000),
    bonus: withMeta(z._default(StatedDollars(0, maxDollars), 0), {
      description: "Expected bonus in USD per year.",
      example: 15000,
    }),
    signing: withMeta(z._default(StatedDollars(0, maxDollars), 0), {
      description: "Signing bonus in USD, paid once in the first year.",
      example: 20000,
    }),
    equity: z.optional(Equity),
    city: CitySlug,
    role: z.optional(RoleSlug),
  }),
);
export type Offer = z.output<typeof Offer>;

export const CompareOffersBody = z.strictObject({
  offers: z.array(Offer).check(
    z.minLength(2),
    z.maxLength(5),
    z.superRefine((offers, issues) => {
      offers.forEach(({ label }, index) => {
        if (offers.findIndex((other) => other.label === label) === index) return;
        issues.addIssue({
          code: "custom",
          path: [index, "label"],
          message: "a label that no other offer has",
        });
      });
    }),
  ),
  filing_status: withMeta(z._default(z.enum(filingStatuses), "single"), {
    description: "Tax filing status. `married` is a joint return without other income.",
    example: "single",
  }),
  basis: withMeta(Basis, {
    description:
      "Basis of the estimate that an offer with a role is compared with. The cost of living is the price parity in any case.",
  }),
  years: withMeta(z._default(z.int().check(z.minimum(1), z.maximum(4)), 4), {
    description: "Number of years to average over.",
    example: 4,
  }),
});
export type CompareOffersBody = z.output<typeof CompareOffersBody>;
