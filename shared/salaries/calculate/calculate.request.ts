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

const Expand = withMeta(
  z.pipe(
    z.pipe(
      z._default(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(100)), []),
      z.transform((paths) => [
        ...new Set(paths.map((path) => path.trim()).filter((path) => path !== "")),
      ]),
    ),
    z.array(z.string()).check(z.maxLength(20)),
  ),
  {
    description:
      "Paths to add to the response, repeated or comma-separated; `*` adds every path that the key may use.",
    example: "role.taxonomy,city.metadata",
  },
);

export const CalculateQuery = z
  .object({
    role: RoleSlug,
    city: CitySlug,
    basis: Basis,
    country: Country,
    ...levelFields,
    expand: Expand,
  })
  .check(checkLevel);
export type CalculateQuery = z.output<typeof CalculateQuery>;
