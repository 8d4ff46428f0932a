/** Wire schemas shared by several endpoints. Each validates, types and documents its value. */
import * as z from "zod/mini";
import { slugKinds } from "../core/validation/schema-meta.ts";
import { type AskedFields, grades, payLevels } from "./levels.ts";
import { withMeta } from "./with-meta.ts";

export const slugPattern = /^[a-z0-9-]{1,80}$/;

const slug = z
  .string()
  .check(z.regex(slugPattern, "1 to 80 lowercase letters, digits and hyphens"));

export const RoleSlug = withMeta(slug, {
  description: "Slug of a role in the catalog, or an alias of one (`rn`).",
  example: "software-engineer",
}).register(slugKinds, { kind: "role" });

export const CitySlug = withMeta(slug, {
  description:
    "Slug of a U.S. city in the catalog, with or without the state (`san-francisco`, `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP code has the figure of the largest city in its metropolitan area, and `remote` that of the nation; `assumptions` says so.",
  example: "san-francisco",
}).register(slugKinds, { kind: "city" });

export const Country = withMeta(
  z._default(z.string().check(z.regex(/^[A-Za-z]{2}$/, "two letters")), "US"),
  {
    description:
      "ISO 3166-1 alpha-2 country code. Figures are available for the United States only.",
    example: "US",
  },
);

export const PayLevel = withMeta(z.enum(payLevels), {
  description:
    "Whose pay it is: `any` is everyone's, whatever their experience; entry is of people with 0-2 years of it, mid 3-5, senior 6-9, staff 10 or more.",
  example: "any",
});
/** The level that a call asks for. */
const AskedLevel = withMeta(z._default(PayLevel, "any"), {
  description:
    "Whose pay to return: everyone's by default (`any`), or that of people with so many years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10 or more. With `basis=price_parity` the default is `mid`, whose multiplier is 1.",
  example: "senior",
});

const Grade = withMeta(z.enum(grades), {
  description:
    "The word in a title where that is all that is known, in place of `exp`: `junior`, `mid`, `senior` or `principal` (which staff is, too). Postings price it in computing alone; elsewhere the figure is everyone's with a wider interval.",
  example: "senior",
});

/** The level of a call: `exp`, or `grade` in its place. */
export const levelFields = { exp: AskedLevel, grade: z.optional(Grade) };

/** Refuses a call that names years and a grade. */
export function checkLevel({
  value: { exp, grade },
  issues,
}: z.core.ParsePayload<AskedFields>): void {
  if (grade === undefined || exp === "any") return;
  issues.push({
    code: "custom",
    input: grade,
    path: ["grade"],
    params: { problem: "cannot be combined with exp" },
    message: "exp alone, such as exp=senior, or grade alone, such as grade=senior",
  });
}

/** How an estimate for a city follows from the nation's. */
export const bases = ["local", "price_parity"] as const;

export const Basis = withMeta(z._default(z.enum(bases), "local"), {
  description:
    "What the national figure is multiplied by for a city: `local` is what people in this occupation earn there over what they earn in the nation; `price_parity` is the price level there. Without a city it changes nothing.",
  example: "local",
});
export type Basis = z.output<typeof Basis>;

export const IsoDate = withMeta(z.iso.date().check(z.maxLength(10)), { example: "2026-09-30" });

/** The parameters of operations without path parameters, or without query parameters. */
export const NoParams = z.object({});
export const NoQuery = z.object({});

/** An amount in whole USD in a request. */
export function StatedDollars(min: number, max: number) {
  return z.int().check(z.minimum(min), z.maximum(max));
}
