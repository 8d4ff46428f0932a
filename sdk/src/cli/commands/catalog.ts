import type { City, Role, RoleMatch } from "../../generated/models.ts";
import { toDollars } from "../amount.ts";
import { type Command, formatOptions, keyOptions } from "../command.ts";
import type { ListColumn } from "../output/table.ts";
import { salaryClient } from "../terminal.ts";
import { isPatient, listOptions, listRows, pageSizeOf } from "./list-rows.ts";

const options = { ...listOptions, ...formatOptions, ...keyOptions };

const namedRole: readonly ListColumn<Pick<Role, "slug" | "title" | "national_median">>[] = [
  { name: "slug", heading: "Name in commands", value: ({ slug }) => slug, whole: true },
  { name: "title", heading: "Role", value: ({ title }) => title },
  {
    name: "national_median",
    heading: "Median a year",
    value: ({ national_median }) => national_median,
    show: ({ national_median }) => toDollars(national_median),
  },
];

const roleColumns: readonly ListColumn<Role>[] = [
  ...namedRole,
  {
    name: "bls_soc_code",
    heading: "Occupation",
    value: ({ bls_soc_code }) => bls_soc_code,
    spare: true,
  },
];

/** `roles` */
export const roles: Command = {
  name: "roles",
  summary: "List the roles of the catalog",
  operands: [],
  options,
  examples: ["roles", "roles --all --csv > roles.csv"],
  run: (invocation, terminal) =>
    listRows({ name: "roles", columns: roleColumns }, invocation, terminal, (onRetry) =>
      salaryClient(invocation, terminal, { patient: isPatient(invocation), onRetry }).roles.list(
        { limit: pageSizeOf(invocation) },
        { signal: terminal.signal },
      ),
    ),
};

const cityColumns: readonly ListColumn<City>[] = [
  { name: "slug", heading: "Name in commands", value: ({ slug }) => slug, whole: true },
  { name: "name", heading: "City", value: ({ name }) => name },
  { name: "state", heading: "State", value: ({ state }) => state },
  {
    name: "col_multiplier",
    heading: "Prices (nation 100)",
    value: ({ col_multiplier }) => col_multiplier,
    show: ({ col_multiplier }) => (100 * col_multiplier).toFixed(1),
  },
];

/** `cities` */
export const cities: Command = {
  name: "cities",
  summary: "List the cities of the catalog",
  operands: [],
  options: {
    state: { value: "STATES", description: "two-letter codes, such as TX,CA" },
    ...options,
  },
  examples: ["cities --state TX", "cities --all --json"],
  run: (invocation, terminal) =>
    listRows({ name: "cities", columns: cityColumns }, invocation, terminal, (onRetry) =>
      salaryClient(invocation, terminal, { patient: isPatient(invocation), onRetry }).cities.list(
        {
          limit: pageSizeOf(invocation),
          ...(invocation.values.state === undefined
            ? {}
            : { state: invocation.values.state.toUpperCase().split(",") }),
        },
        { signal: terminal.signal },
      ),
    ),
};

const searchColumns: readonly ListColumn<RoleMatch>[] = [
  ...namedRole,
  {
    name: "score",
    heading: "Match",
    value: ({ score }) => score,
    show: ({ score }) => `${Math.round(100 * score)}%`,
  },
];

/** `search WORDS` */
export const search: Command = {
  name: "search",
  summary: "Find roles by words",
  calls: { path: "/api/v1/intelligence/salaries/search", operands: ["q"] },
  operands: [{ name: "WORDS", description: 'what to look for, such as "data engineer"' }],
  options,
  examples: ["search nurse", 'search "machine learning" --limit 5'],
  run: (invocation, terminal) =>
    listRows({ name: "roles", columns: searchColumns }, invocation, terminal, (onRetry) =>
      salaryClient(invocation, terminal, { patient: isPatient(invocation), onRetry }).roles.search(
        { q: invocation.operands[0] ?? "", limit: Math.min(50, pageSizeOf(invocation)) },
        { signal: terminal.signal },
      ),
    ),
};
