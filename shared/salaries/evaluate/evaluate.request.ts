import * as z from "zod/mini";
import {
  Basis,
  CitySlug,
  Country,
  checkLevel,
  levelFields,
  RoleSlug,
} from "#shared/contract/salary-fields.ts";
import { checkOffer, offerFields } from "./offer-fields.request.ts";

export const EvaluateQuery = z
  .object({
    role: RoleSlug,
    city: z.optional(CitySlug),
    basis: Basis,
    ...levelFields,
    ...offerFields,
    country: Country,
  })
  .check(checkOffer, checkLevel);
export type EvaluateQuery = z.output<typeof EvaluateQuery>;

/** The same without a level, for callers without a key. */
export const CheckPayQuery = z
  .object({
    role: RoleSlug,
    city: z.optional(CitySlug),
    basis: Basis,
    ...offerFields,
    country: Country,
  })
  .check(checkOffer);
export type CheckPayQuery = z.output<typeof CheckPayQuery>;
