import type { Observed } from "#shared/contract/estimate.response.ts";
import type { Place } from "#shared/figures/place.ts";
import { wageSource } from "#shared/figures/wage-cell.ts";
import type { Area, Dataset, Role, Wages } from "#shared/reference/records.ts";

const nation: Area = { code: "US", title: "United States", type: "national", state: null };

/**
 * The published wage closest to the request: the metropolitan area's own row of
 * the latest release if it has a median, else the state's, else the nation's.
 * Annual USD, as published.
 */
export function observed(dataset: Dataset, role: Role, place: Place | null): Observed | null {
  const national = role.wages.at(-1);
  const { metro = null, state = null } = place?.wages ?? {};
  if (place && metro && metro.median !== null) {
    return describe(dataset, role, metro, place.city.metro, "exact_area");
  }
  if (place && state && state.median !== null) {
    return describe(dataset, role, state, place.city.stateArea, "state_fallback");
  }
  if (!national) return null;
  return describe(dataset, role, national, nation, place ? "national_fallback" : "exact_area");
}

function describe(
  dataset: Dataset,
  role: Role,
  wages: Wages,
  area: Area,
  match: Observed["match"],
): Observed {
  const id = wageSource(wages.areaCode);
  const source = dataset.sources.get(id);
  if (!source) throw new Error(`The dataset does not describe its source ${id}.`);
  return {
    source: source.publisher,
    survey: "Occupational Employment and Wage Statistics",
    reference_period: `${wages.year}-05`,
    occupation_code: role.occupation.socCode,
    occupation_title: role.occupation.title,
    area_code: area.code,
    area_title: area.title,
    area_type: area.type,
    employment: wages.employment,
    p10: wages.p10,
    p25: wages.p25,
    median: wages.median,
    p75: wages.p75,
    p90: wages.p90,
    mean: wages.mean,
    relative_standard_error: wages.meanRse,
    flags: wages.flags === "" ? [] : wages.flags.split(";"),
    match,
    url: source.url,
  };
}
