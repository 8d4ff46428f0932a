import { catalogSize } from "#shared/contract/catalog-size.ts";
import { type FigureLevel, levelQuery } from "#shared/contract/levels.ts";
import { ApiError } from "#shared/core/errors.ts";
import { method } from "#shared/figures/methodology-version.ts";
import { explainPlace } from "#shared/reference/explain-place.ts";
import { explainRole } from "#shared/reference/explain-role.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import { meantPlace } from "#shared/reference/resolve-place.ts";
import { citiesPath, searchPath } from "./paths.ts";

/**
 * @param call returns the caller's own call with another role, and at the level that the slug
 *   begins with if there is one; null if that role is not possible in the call.
 * @param param the parameter that holds the slug.
 */
export async function roleNotFound(
  reference: Reference,
  slug: string,
  call: (role: string, level?: FigureLevel) => string | null,
  param = "role",
): Promise<ApiError> {
  const level = (await reference.resolveRole(slug))?.level ?? undefined;
  const { why, offered } = await explainRole(reference, slug);
  const near = offered.filter((role) => call(role) !== null);
  return new ApiError("role_not_found", {
    message: `The catalog has no role ${slug}.${why === null ? didYouMean(near) : ` ${why}`}${levelNote(level)}`,
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
  const { why, offered } = await explainPlace(reference, await meantPlace(reference, slug));
  const near = offered.map((city) => city.slug);
  const reason =
    why ??
    `It contains the ${catalogSize.cities} most populous cities of the United States.${didYouMean(near)}`;
  return new ApiError("city_not_found", {
    message: `The catalog has no city ${slug}. ${reason}`,
    param,
    alternative: citiesPath,
    suggestions: near.map(call),
  });
}

/**
 * The error for a figure with an authentic id that can no longer be computed.
 *
 * @param formerMethod of the id, if it is not one of those that figures are computed by.
 */
export function figureUnavailable(formerMethod?: string): ApiError {
  return new ApiError("data_point_not_found", {
    message:
      formerMethod === undefined
        ? "The figure's method, dataset version or record is no longer available."
        : `The id was made by method ${formerMethod}, which method ${method} replaced before the service was deployed anywhere, so the figure cannot be computed again. Request the figure itself for an id that stays.`,
    param: "data_point_id",
    alternative: "/api/v1/intelligence/salaries/demo",
    suggestions: [
      "/api/v1/intelligence/salaries/calculate?role=software-engineer&city=san-francisco",
    ],
  });
}

/** A role is one job at all levels, so a level in its slug is a parameter instead. */
function levelNote(level: FigureLevel | undefined): string {
  return level === undefined
    ? ""
    : ` The level is a parameter of \`calculate\`: ${levelQuery(level)}.`;
}

function didYouMean([first]: readonly string[]): string {
  return first === undefined ? "" : ` Did you mean ${first}?`;
}
