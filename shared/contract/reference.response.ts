/** References to catalog records inside other responses. */
import * as z from "zod";

export const RoleReference = z
  .object({
    id: z
      .string()
      .regex(/^role:[a-z0-9-]+$/)
      .meta({ example: "role:software-engineer" }),
    slug: z.string().meta({ example: "software-engineer" }),
    title: z.string().meta({ example: "Software Engineer" }),
  })
  .meta({ id: "RoleReference" });
export type RoleReference = z.infer<typeof RoleReference>;

export const DataPointId = z.string().meta({
  description: "Id with which `lineage` returns how the figures were computed.",
  example: "dp_MXxmfDIwMjYuMg",
});

export const CityReference = z
  .object({
    id: z
      .string()
      .regex(/^city:[a-z0-9-]+$/)
      .meta({ example: "city:san-francisco" }),
    slug: z.string().meta({ example: "san-francisco" }),
    name: z.string().meta({ example: "San Francisco" }),
    state: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .meta({ example: "CA" }),
    col_multiplier: z.number().min(0).meta({
      description:
        "Regional price parity of the city's metropolitan area (BEA, all items) divided by 100: the cost of living. Pay is multiplied by it in the basis `price_parity` alone.",
      example: 1.15613,
    }),
  })
  .meta({ id: "CityReference" });
export type CityReference = z.infer<typeof CityReference>;
