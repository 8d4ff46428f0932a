import * as z from "zod/mini";
import {
  Basis,
  CitySlug,
  Country,
  checkLevel,
  levelFields,
  RoleSlug,
} from "#shared/contract/salary-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

export const CalculateBatchQuery = z.object({ country: Country });

/** Items of one call. */
export const maxBatchItems = 100;

const BatchItem = z
  .strictObject({
    role: RoleSlug,
    city: CitySlug,
    ...levelFields,
    basis: Basis,
  })
  .check(checkLevel);
export type BatchItem = z.output<typeof BatchItem>;

export const CalculateBatchBody = z.strictObject({
  items: withMeta(z.array(BatchItem).check(z.minLength(1), z.maxLength(maxBatchItems)), {
    description: `Up to ${maxBatchItems} pairs of a role and a city, with a level and a basis if they are not the default.`,
  }),
});
