import { catalogSize } from "../contracts/catalog-size.ts";
import type { ExperienceLevel } from "../contracts/common.ts";
import { ApiError } from "../core/errors.ts";
import type { Reference } from "../reference/open-reference.ts";
import { citiesPath, searchPath } from "./paths.ts";

/**
 * @param call returns the caller's own call with another role, and at the level that the slug
 *   begins with if there is one; null if that role is not possible in the call.
 * @param param the parameter that holds the slug.
 */
export async function roleNotFound(
  reference: Reference,
  slug: string,
  call: (role: string, level?: ExperienceLevel) => string | null,
  param = "role",
): Promise<ApiError> {
  const level = (await reference.resolveRole(slug))?.level ?? undefined;
  const near = (await reference.nearestRoles(slug)).filter((role) => call(role) !== null);
  return new ApiError("role_not_found", {
    message: `The catalog has no role ${slug}.${didYouMean(near)}${levelNote(level)}`,
    param,
    alternative: searchPath(slug),
    suggestions: near.flatMap((role) => call(role, level) ?? []),
  });
}

/**
 * @param call returns the caller's own call with another city.
 * @param param the parameter that holds the slug.
 */
export async function cityNotFound(
  reference: Reference,
  slug: string,
  call: (city: string) => string,
  param = "city",
): Promise<ApiError> {
  const near = await reference.nearestCities(slug);
  return new ApiError("city_not_found", {
    message: `The catalog has no city ${slug}. It contains the ${catalogSize.cities} most populous cities of the United States.${didYouMean(near)}`,
    param,
    alternative: citiesPath,
    suggestions: near.map(call),
  });
}

/** For a figure with an authentic id that can no longer be computed. */
export function figureUnavailable(): ApiError {
  return new ApiError("data_point_not_found", {
    message: "The figure's method, dataset version or record is no longer available.",
    param: "data_point_id",
    alternative: "/api/v1/intelligence/salaries/demo",
    suggestions: [
      "/api/v1/intelligence/salaries/calculate?role=software-engineer&city=san-francisco",
    ],
  });
}

/** A role is one job at all levels, so a level in its slug is a parameter instead. */
function levelNote(level: ExperienceLevel | undefined): string {
  return level === undefined ? "" : ` The level is a parameter of \`calculate\`: exp=${level}.`;
}

function didYouMean([first]: readonly string[]): string {
  return first === undefined ? "" : ` Did you mean ${first}?`;
}
