import type { Basis } from "#shared/contract/salary-fields.ts";
import { ApiError } from "#shared/core/errors.ts";
import { creditOf } from "#shared/core/site.ts";
import type { Place } from "#shared/figures/place.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { City } from "#shared/reference/records.ts";
import { assumptions, compensationAssumptions } from "../estimate/assumptions.ts";
import { quote } from "../estimate/quote.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import { findPlace } from "../subject/find-place.ts";
import { roleNotFound } from "../subject/not-found.ts";
import { comparePageUrl } from "../subject/page-url.ts";
import { toolPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { CityComparison } from "./compare.response.ts";
import { comparedSide, differences } from "./compared-side.ts";
import { leverageNote, mergeAssumptions, placesCitation } from "./comparison-notes.ts";

interface CitiesInput {
  role: string;
  cityA: string;
  cityB: string;
  basis: Basis;
}

interface ComparedPlace extends Place {
  city: City;
  /** Says that the city stands for a smaller place; null if it was named itself. */
  note: string | null;
}

/**
 * Compares a role, whatever the experience, in two cities: each one's pay, and the first minus the second.
 *
 * @throws {ApiError} `parameter_missing`, `role_not_found`, `city_not_found`.
 */
export async function compareCities(
  context: SalaryContext,
  input: CitiesInput,
): Promise<CityComparison> {
  const { reference, site } = context;
  const call = (other: Partial<CitiesInput>) => toolPath("compare", { ...input, ...other });
  const [a, b] = await Promise.all([
    reference.roleInCity(input.role, input.cityA),
    reference.roleInCity(input.role, input.cityB),
  ]);
  const { role } = a;
  if (!role) throw await roleNotFound(reference, input.role, (slug) => call({ role: slug }));
  const place = async (param: "cityA" | "cityB", found: typeof a): Promise<ComparedPlace> => {
    if (found.city) return { city: found.city, wages: found.wages, note: null };
    const {
      city: slug,
      law,
      note,
    } = await findPlace(reference, input[param], (other) => call({ [param]: other }), {
      param,
      needsCity: true,
    });
    const { city, wages } = await reference.roleInCity(role.slug, slug ?? "", law);
    if (!city) throw new Error(`The reference data has no city ${slug}.`);
    return { city, wages, note };
  };
  const [placeA, placeB] = [await place("cityA", a), await place("cityB", b)];
  if (placeA.city.slug === placeB.city.slug) throw identical(placeA.city);
  const quoteIn = ({ note, ...place }: ComparedPlace) =>
    quote(
      context,
      { role, place, basis: input.basis, placeNote: note },
      "any",
      createUnrecordedWorksheet(),
    );
  const [first, second] = [await quoteIn(placeA), await quoteIn(placeB)];
  const delta = differences(first, second);
  const { year } = first.figures.input.quarter;
  return {
    mode: "cities",
    role: roleReference(role),
    primary: { city: cityReference(placeA.city, year), ...comparedSide(first) },
    secondary: { city: cityReference(placeB.city, year), ...comparedSide(second) },
    delta: { higher_paid: higherPaid(delta.median_delta), ...delta },
    citation: placesCitation([first, second], creditOf(site)),
    assumptions: [
      ...mergeAssumptions(
        [first, second].map(({ figures, supplement }) => ({
          name: figures.input.place?.city.name ?? "",
          sentences: [
            ...assumptions(figures),
            ...compensationAssumptions(reference.dataset, supplement),
          ],
        })),
      ),
      leverageNote,
    ],
    page_url: comparePageUrl(site.origin, {
      role: role.slug,
      cityA: placeA.city.slug,
      cityB: placeB.city.slug,
      basis: input.basis,
    }),
  };
}

function higherPaid(delta: number): CityComparison["delta"]["higher_paid"] {
  if (delta === 0) return "tie";
  return delta > 0 ? "cityA" : "cityB";
}

function identical({ slug }: City): ApiError {
  return new ApiError("parameter_missing", {
    message: `cityA and cityB are both ${slug}, so there is nothing to compare.`,
    param: "cityB",
    clarification: `Which other city should ${slug} be compared with? For example cityB=${slug === "austin" ? "denver" : "austin"}.`,
  });
}
