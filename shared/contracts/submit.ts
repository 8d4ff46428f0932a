import * as z from "zod";
import { CitySlug, RoleSlug } from "./common.ts";

const amount = z.int().min(0).max(100_000_000);

export const companySizes = ["1-49", "50-499", "500-4999", "5000+"] as const;
export const employmentTypes = ["full_time", "part_time", "contract"] as const;

export const SubmitBody = z
  .strictObject({
    role: RoleSlug,
    city: CitySlug,
    years_experience: z
      .int()
      .min(0)
      .max(60)
      .meta({ description: "Whole years of professional experience.", example: 6 }),
    base: amount.min(1).meta({ description: "Base pay in whole USD per year.", example: 185_000 }),
    equity: amount.default(0).meta({ description: "Equity in USD per year.", example: 40_000 }),
    bonus: amount.default(0).meta({ description: "Bonus in USD per year.", example: 15_000 }),
    signing: amount
      .default(0)
      .meta({ description: "One-time signing bonus in USD.", example: 10_000 }),
    company_size: z
      .enum(companySizes)
      .optional()
      .meta({ description: "Number of workers of the employer.", example: "500-4999" }),
    employment_type: z
      .enum(employmentTypes)
      .default("full_time")
      .meta({ description: "Type of employment.", example: "full_time" }),
  })
  .meta({ id: "Submission" });
export type SubmitBody = z.output<typeof SubmitBody>;
