/** The directories of roles and cities. */
import * as z from "zod/mini";
import {
  ChoiceOf,
  checkBounds,
  checkList,
  commaSeparated,
  DecimalParameter,
  EndingBefore,
  IntegerParameter,
  Limit,
  Order,
  Sort,
  StartingAfter,
} from "../contract/list-fields.ts";
import { Country, slugPattern } from "../contract/salary-fields.ts";
import { isState, stateCode, stateName } from "../contract/state-names.ts";
import { Format } from "../contract/table-formats.ts";
import { withMeta } from "../contract/with-meta.ts";
import { type SlugKind, slugKinds } from "../core/validation/schema-meta.ts";
import { territoryNamed } from "../reference/territories.ts";

/** The country parameter of the catalog, which does not depend on it. */
export const AnyCountry = withMeta(Country, {
  description:
    "ISO 3166-1 alpha-2 country code. Has no effect: the catalog covers the United States only.",
  example: "US",
});

const slugsOf = (kind: SlugKind) =>
  z.optional(
    ChoiceOf(
      z
        .string()
        .check(
          z.regex(
            slugPattern,
            "slugs of 1 to 80 lowercase letters, digits and hyphens, comma-separated",
          ),
        )
        .register(slugKinds, { kind }),
    ),
  );
const RoleSlugs = slugsOf("role");
const CitySlugs = slugsOf("city");

const notSlugMeta = {
  description: "Slugs to exclude, comma-separated.",
  param: commaSeparated,
};

export const roleSortFields = ["title", "slug", "national_median"] as const;

const medianBound = (which: string) =>
  withMeta(z.optional(IntegerParameter()), {
    description: `${which} \`national_median\` in USD per year, inclusive.`,
    example: 100_000,
    override: { type: "integer" },
  });

export const RolesQuery = checkBounds(
  "national_median_min",
  "national_median_max",
  checkList(
    z.object({
      slug: withMeta(RoleSlugs, {
        description: "Slugs of the roles to return, or aliases of them (`rn`), comma-separated.",
        example: ["software-engineer", "data-scientist"],
        param: commaSeparated,
      }),
      not_slug: withMeta(RoleSlugs, { ...notSlugMeta, example: ["software-engineer"] }),
      title: withMeta(z.optional(z.string().check(z.minLength(1), z.maxLength(200))), {
        description: "Exact title; case-sensitive.",
        example: "Software Engineer",
      }),
      national_median_min: medianBound("Minimum"),
      national_median_max: medianBound("Maximum"),
      sort: Sort(roleSortFields, "title"),
      order: Order("asc"),
      limit: Limit(100),
      starting_after: StartingAfter,
      ending_before: EndingBefore,
      format: Format,
      country: AnyCountry,
    }),
  ),
);
export type RolesQuery = z.output<typeof RolesQuery>;

export const citySortFields = ["name", "slug", "state", "col_multiplier"] as const;

const multiplierBound = (which: string) =>
  withMeta(z.optional(DecimalParameter), {
    description: `${which} \`col_multiplier\`, inclusive.`,
    example: 1.05,
    override: { type: "number" },
  });

const state = withMeta(
  z.string().check(z.refine(isState, { error: ({ input }) => explainState(input) })),
  { override: { type: "string", pattern: "^[A-Za-z]{2}$", maxLength: 2 } },
);

/** Says what is allowed in place of a text that is the code of no state. */
function explainState(input: unknown): string {
  const text = String(input).slice(0, 40);
  const [code, territory] = [stateCode(text), territoryNamed([text.toLowerCase()])];
  const codes = "the two-letter codes of states and of DC, comma-separated";
  if (code !== null) return `${codes}; ${stateName(code)} is ${code}`;
  return territory === null ? codes : `${codes}; ${territory} is not covered`;
}

export const CitiesQuery = checkBounds(
  "col_multiplier_min",
  "col_multiplier_max",
  checkList(
    z.object({
      slug: withMeta(CitySlugs, {
        description:
          "Slugs of the cities to return, with or without the state (`san-francisco-ca`), or other names of them (`nyc`, `austin-texas`), comma-separated.",
        example: ["san-francisco", "austin"],
        param: commaSeparated,
      }),
      not_slug: withMeta(CitySlugs, { ...notSlugMeta, example: ["san-francisco"] }),
      name: withMeta(z.optional(z.string().check(z.minLength(1), z.maxLength(200))), {
        description: "Exact name; case-sensitive.",
        example: "San Francisco",
      }),
      state: withMeta(
        z.optional(
          z.pipe(
            z.array(state).check(z.maxLength(100)),
            z.transform((codes) => [...new Set(codes.map((code) => code.toUpperCase()))].sort()),
          ),
        ),
        {
          description: "Two-letter state codes, comma-separated.",
          example: ["CA", "NY"],
          param: commaSeparated,
        },
      ),
      col_multiplier_min: multiplierBound("Minimum"),
      col_multiplier_max: multiplierBound("Maximum"),
      sort: Sort(citySortFields, "name"),
      order: Order("asc"),
      limit: Limit(100),
      starting_after: StartingAfter,
      ending_before: EndingBefore,
      format: Format,
      country: AnyCountry,
    }),
  ),
);
export type CitiesQuery = z.output<typeof CitiesQuery>;
