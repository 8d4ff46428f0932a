import * as z from "zod/mini";
import { CitySlug, Country, RoleSlug } from "#shared/contract/salary-fields.ts";

export const WageLevelsQuery = z.object({ role: RoleSlug, city: CitySlug, country: Country });
export type WageLevelsQuery = z.output<typeof WageLevelsQuery>;
