import * as z from "zod";
import { Basis, CitySlug, Country, ExperienceLevel, RoleSlug } from "./common.ts";
import { checkOffer, offerFields } from "./offer-query.ts";

export const EvaluateQuery = z
  .object({
    role: RoleSlug,
    city: CitySlug.optional(),
    basis: Basis,
    exp: ExperienceLevel.default("mid"),
    ...offerFields,
    country: Country,
  })
  .check(checkOffer);
export type EvaluateQuery = z.output<typeof EvaluateQuery>;
