import type { City, Role, RoleMatch } from "../../generated/models.ts";
import { type Command, formatOptions, keyOptions } from "../command.ts";
import type { Columns } from "../output/table.ts";
import { salaryClient } from "../terminal.ts";
import { isPatient, listOptions, listRows, pageSizeOf } from "./list-rows.ts";

const options = { ...listOptions, ...formatOptions, ...keyOptions };

const roleColumns: Columns<Role> = [
  ["slug", ({ slug }) => slug],
  ["title", ({ title }) => title],
  ["national_median", ({ national_median }) => national_median],
  ["bls_soc_code", ({ bls_soc_code }) => bls_soc_code],
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

const cityColumns: Columns<City> = [
  ["slug", ({ slug }) => slug],
  ["name", ({ name }) => name],
  ["state", ({ state }) => state],
  ["col_multiplier", ({ col_multiplier }) => col_multiplier],
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

const searchColumns: Columns<RoleMatch> = [
  ["slug", ({ slug }) => slug],
  ["title", ({ title }) => title],
  ["national_median", ({ national_median }) => national_median],
  ["score", ({ score }) => score],
];

/** `search WORDS` */
export const search: Command = {
  name: "search",
  summary: "Find roles by words",
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
