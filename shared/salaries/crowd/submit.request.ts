import * as z from "zod/mini";
import { CitySlug, RoleSlug } from "#shared/contract/salary-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

const amount = z.int().check(z.minimum(0), z.maximum(100_000_000));

export const headcountBands = ["1-49", "50-499", "500-4999", "5000+"] as const;
export const employmentTypes = ["full_time", "part_time", "contract"] as const;

export const SubmitBody = withMeta(
  z.strictObject({
    role: RoleSlug,
    city: CitySlug,
    years_experience: withMeta(z.int().check(z.minimum(0), z.maximum(60)), {
      description: "Whole years of professional experience.",
      example: 6,
    }),
    base: withMeta(amount.check(z.minimum(1)), {
      description: "Base pay in whole USD per year.",
      example: 185_000,
    }),
    equity: withMeta(z._default(amount, 0), {
      description: "Equity in USD per year.",
      example: 40_000,
    }),
    bonus: withMeta(z._default(amount, 0), {
      description: "Bonus in USD per year.",
      example: 15_000,
    }),
    signing: withMeta(z._default(amount, 0), {
      description: "One-time signing bonus in USD.",
      example: 10_000,
    }),
    company_size: withMeta(z.optional(z.enum(headcountBands)), {
      description: "Number of workers of the employer.",
      example: "500-4999",
    }),
    employment_type: withMeta(z._default(z.enum(employmentTypes), "full_time"), {
      description: "Type of employment.",
      example: "full_time",
    }),
  }),
  { id: "Submission" },
);
export type SubmitBody = z.output<typeof SubmitBody>;
