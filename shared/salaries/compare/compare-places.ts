import type { Estimate, Observed } from "#shared/contract/estimate.response.ts";
import type { PayLevel } from "#shared/contract/levels.ts";
import type { Basis } from "#shared/contract/salary-fields.ts";
import { creditOf } from "#shared/core/site.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import { assumptions } from "../estimate/assumptions.ts";
import { type Quote, quote } from "../estimate/quote.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import { findSubject } from "../subject/find-subject.ts";
import { salaryPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { mergeAssumptions, placesCitation } from "./comparison-notes.ts";

interface PlacesInput {
  role: string;
  /** Two or more, each another one. */
  cities: readonly string[];
  exp: PayLevel;
  basis: Basis;
}

export interface PlacesComparison {
  role: { slug: string; title: string };
  /** In the order of the cities. */
  sides: {
    city: { slug: string; name: string; state: string };
    estimate: Estimate;
    observed: Observed | null;
  }[];
  citation: string;
  assumptions: string[];
}

/**
 * A role's pay at a level in several cities, for a page: the same estimates as `calculate` returns.
 * Annual USD.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function comparePlaces(
  context: SalaryContext,
  { role: asked, cities, exp, basis }: PlacesInput,
): Promise<PlacesComparison> {
  const { reference, site } = context;
  const quotes = await Promise.all(
    cities.map(async (city) => {
      const call = (other: { role?: string; city?: string }) =>
        salaryPath("calculate", { role: asked, city, basis, exp, ...other });
      const subject = await findSubject(reference, { role: asked, city, basis }, call, {
        takesLevel: true,
        needsCity: true,
      });
      return quote(context, subject, exp, createUnrecordedWorksheet());
    }),
  );
  const [first] = quotes;
  if (!first) throw new Error("There is no city to compare.");
  const { role, quarter } = first.figures.input;
  return {
    role: roleReference(role),
    sides: quotes.map(({ figures, estimate, observed }) => ({
      city: cityReference(placeOf(figures).city, quarter.year),
      estimate,
      observed,
    })),
    citation: placesCitation(quotes, creditOf(site)),
    assumptions: mergeAssumptions(
      quotes.map(({ figures }) => ({
        name: placeOf(figures).city.name,
        sentences: assumptions(figures),
      })),
    ),
  };
}

function placeOf({ input }: Quote["figures"]) {
  if (!input.place) throw new Error("A city was asked for, and none was found.");
  return input.place;
}
