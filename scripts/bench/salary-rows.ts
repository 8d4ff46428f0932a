/** Every other GET of the Salary Data API, with calls from the whole catalog. */
import type { Caller } from "./callers.ts";
import { authorization, minWarm, ok, type Row } from "./row.ts";

const salaries = "/api/v1/intelligence/salaries";
const tools = "/api/mcp/intelligence";

/** Slugs that calls name. */
export interface Places {
  roles: readonly string[];
  cities: readonly string[];
}

/** Few enough that an isolate can cache the calls of all rows. */
const maxCities = 4;

export function listSalaryRows(caller: Caller, places: Places): Row[] {
  const { roles } = places;
  const cities = places.cities.slice(0, maxCities);
  const row = (name: string, paths: readonly string[]): Row => ({
    name: `\`${name}\`, warm, with a key`,
    target: minWarm,
    load: { paths, headers: authorization(caller.key), expected: ok },
    warm: true,
  });
  const pairs = roles.flatMap((role) => cities.map((city) => `role=${role}&city=${city}`));
  const withPairs = (path: string) => pairs.map((pair) => `${path}?${pair}`);
  const withRoles = (path: string) => roles.map((role) => `${path}?role=${role}`);
  const neighbours = roles.map((role, at) => [role, roles[(at + 1) % roles.length]]);
  return [
    row("history", withPairs(`${salaries}/history`)),
    row("projections", withPairs(`${salaries}/projections`)),
    row(
      "compare",
      neighbours.map(([a, b]) => `${salaries}/compare?roleA=${a}&roleB=${b}`),
    ),
    row("adjacent", withRoles(`${salaries}/adjacent`)),
    row("skills", withRoles(`${salaries}/skills`)),
    row("employer-cost", withPairs(`${salaries}/employer-cost`)),
    row("salaries (legacy)", withPairs(salaries)),
    row("widget", withPairs(`${salaries}/widget`)),
    row("crowd", withPairs(`${salaries}/crowd`)),
    row("companies", [`${salaries}/companies`]),
    row("cities", [`${salaries}/cities`]),
    row("demo", [`${salaries}/demo`]),
    row("tool salary", withPairs(`${tools}/salary`)),
    row("tool range", withPairs(`${tools}/range`)),
    row("tool trends", withPairs(`${tools}/trends`)),
    row("tool roles", [`${tools}/roles?q=nurse`]),
    row(
      "tool compare",
      neighbours.map(([a, b]) => `${tools}/compare?roleA=${a}&roleB=${b}`),
    ),
  ];
}
