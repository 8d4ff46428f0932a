/** The operations that are measured with drawn calls, and the path of a call of each. */
import { experienceLevels } from "../../../shared/contracts/common.ts";
import { writeDataPointId } from "../../../shared/salaries/data-point-id.ts";
import { method } from "../../../shared/salaries/figures/methodology-version.ts";
import type { Quarter } from "../../../shared/salaries/figures/quarter.ts";
import type { RankedCatalog } from "./catalog.ts";
import type { Choice, Counts } from "./choices.ts";

/** The parts of an estimate's id besides role, city and level. */
export interface IdParts {
  dataset: string;
  quarter: Quarter;
  dataPointKey: string;
}

export interface Operation {
  name: "calculate" | "compare" | "history" | "lineage";
  counts: Counts;
  toPath(choice: Choice): string | Promise<string>;
}

const api = "/api/v1/intelligence";

/** Each with the parameters that it takes: `compare` and `history` have no level. */
export function listOperations(catalog: RankedCatalog, ids: IdParts): Operation[] {
  const { dataset, quarter, dataPointKey } = ids;
  const roleOf = ({ role }: Choice) => catalog.roles[role] ?? "";
  const otherOf = ({ otherRole }: Choice) => catalog.roles[otherRole] ?? "";
  const cityOf = ({ city }: Choice) => catalog.cities[city] ?? "";
  const levelOf = ({ level }: Choice) => experienceLevels[level] ?? "mid";
  const counts = { roles: catalog.roles.length, cities: catalog.cities.length };
  const levels = experienceLevels.length;
  return [
    {
      name: "calculate",
      counts: { ...counts, levels, pairs: false },
      toPath: (choice) =>
        `${api}/salaries/calculate?role=${roleOf(choice)}&city=${cityOf(choice)}&exp=${levelOf(choice)}`,
    },
    {
      name: "compare",
      counts: { ...counts, levels: 1, pairs: true },
      toPath: (choice) =>
        `${api}/salaries/compare?roleA=${roleOf(choice)}&roleB=${otherOf(choice)}&city=${cityOf(choice)}`,
    },
    {
      name: "history",
      counts: { ...counts, levels: 1, pairs: false },
      toPath: (choice) => `${api}/salaries/history?role=${roleOf(choice)}&city=${cityOf(choice)}`,
    },
    {
      name: "lineage",
      counts: { ...counts, levels, pairs: false },
      // An id is a signature over parameters: whoever has the key need not ask the service for it.
      async toPath(choice) {
        const [role, city, level] = [roleOf(choice), cityOf(choice), levelOf(choice)];
        const point = {
          kind: "estimate",
          method,
          dataset,
          role,
          city,
          basis: "local",
          level,
          quarter,
        } as const;
        return `${api}/lineage/${writeDataPointId(point, dataPointKey)}`;
      },
    },
  ];
}
