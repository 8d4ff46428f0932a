import * as z from "zod";
import { CityReference, Dollars, RoleReference } from "#shared/contract/salary-fields.response.ts";

export const PayBand = z
  .object({
    lower: Dollars.meta({ description: "Inclusive.", example: 185_000 }),
    upper: Dollars.meta({ description: "Exclusive; 5,000 more than `lower`.", example: 190_000 }),
  })
  .meta({ id: "PayBand", description: "A band of annual pay in USD, 5,000 wide." });
export type PayBand = z.infer<typeof PayBand>;

export const CrowdFigures = z
  .object({
    submitters: z.int().min(10).multipleOf(10).meta({
      description: "Number of accounts behind the figures; always a multiple of ten.",
      example: 20,
    }),
    base: z.object({
      median: PayBand,
      p25: PayBand,
      p75: PayBand,
    }),
    total: z.object({ median: PayBand }).meta({
      description:
        "The band of base pay, raised by the equity and bonus of one year, which are rounded to 5,000.",
    }),
    currency: z.literal("USD"),
    period: z.literal("annual"),
    data_point_id: z.string().meta({
      description: "Id with which `lineage` returns how the figures were computed.",
      example: "dp_MXx3fDIwMjYuMg",
    }),
  })
  .meta({ id: "CrowdFigures" });
export type CrowdFigures = z.infer<typeof CrowdFigures>;

export const CrowdData = z
  .object({
    role: RoleReference,
    city: CityReference.nullable(),
    status: z.enum(["ok", "insufficient"]),
    minimum: z
      .literal(10)
      .meta({ description: "Minimum number of submitters for figures to be shown." }),
    figures: CrowdFigures.nullable(),
    citation: z.string(),
    assumptions: z.array(z.string()),
    page_url: z.url(),
  })
  .meta({
    id: "CrowdPay",
    description:
      "Community-submitted pay. Figures are never based on fewer than ten accounts, and only on the bands of their amounts.",
  });
export type CrowdData = z.infer<typeof CrowdData>;
