import { readNumber } from "../checks/check-number.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import type { Role } from "../roles/role.ts";
import { toOewsCode } from "../soc-crosswalk.ts";
import { dropGrade, parseTitle, titleKey } from "../titles/parse-title.ts";
import type { Observation } from "./observation.ts";
import type { StateLevel } from "./state-levels.ts";

export const filingColumns = [
  "employer",
  "job_title",
  "soc6",
  "annual_wage",
  "state",
  "in_soc2018",
  "matched_fy2024_certified",
] as const;

export const postingColumns = ["title", "pay", "experience", "year"] as const;

/** A lower annual wage is an error or not of a full-time job. USD. */
const lowestFiledWage = 20_000;

/** Roles by the key that all spellings of their title share. */
type RolesByKey = Map<string, Role>;

/**
 * Certified full-time filings under a code of the 2018 SOC. A filing with a role's title counts
 * under the role's occupation, if it is filed there or under one of the role's other codes, and
 * otherwise under none, because it is of another job. A filing without a role counts under the
 * occupation filed. Pay is divided by the state's level of wages in the occupation filed.
 */
export function readFilings(
  table: Table<(typeof filingColumns)[number]>,
  roles: RolesByKey,
  levelOf: StateLevel,
  refusals: Refusal[],
): Observation[] {
  const findRole = roleFinder(roles);
  return table.rows.flatMap(({ line, cells }) => {
    const place = { file: table.file, line, key: cells.job_title };
    const pay = readNumber(cells.annual_wage, "annual_wage", place, refusals);
    const counted =
      cells.in_soc2018 === "true" &&
      cells.matched_fy2024_certified === "true" &&
      pay !== null &&
      pay >= lowestFiledWage;
    if (!counted) return [];
    const code = toOewsCode(cells.soc6);
    const role = findRole(cells.job_title);
    const own = role !== undefined && isOwn(role, code);
    return [
      {
        role: own ? role.slug : null,
        named: role?.slug ?? null,
        code: own ? role.code : role ? null : code,
        filedCode: code,
        pay: pay / levelOf(code, cells.state),
        stated: pay,
        group: cells.employer,
        experience: null,
        year: null,
      },
    ];
  });
}

/** A title filed under another occupation names another job, unless the review says otherwise. */
function isOwn({ code, alsoFiledAs }: Role, filed: string): boolean {
  return code === filed || alsoFiledAs === "any" || alsoFiledAs.includes(filed);
}

/** Postings name no occupation: they count under that of the role with their title. */
export function readPostings(
  table: Table<(typeof postingColumns)[number]>,
  roles: RolesByKey,
  only: (role: Role) => boolean,
  refusals: Refusal[],
): Observation[] {
  const findRole = roleFinder(roles);
  return table.rows.flatMap(({ line, cells }) => {
    const place = { file: table.file, line, key: cells.title };
    const pay = readNumber(cells.pay, "pay", place, refusals);
    const role = findRole(cells.title);
    if (pay === null || pay <= 0 || !role || !only(role)) return [];
    const { slug, code } = role;
    const { experience, year } = cells;
    const group = String(line);
    return [
      {
        ...{ role: slug, named: slug, code, filedCode: null, pay, stated: pay, group },
        ...{ experience: experience || null, year: year || null },
      },
    ];
  });
}

/**
 * Finds the role of a title, whatever its spelling and numerals, or else of the title without
 * its grade: an occupation's wages cover all grades, so a title's must too.
 */
function roleFinder(roles: RolesByKey): (text: string) => Role | undefined {
  const known = new Map<string, Role | undefined>();
  return (text) => {
    if (!known.has(text)) known.set(text, find(text, roles));
    return known.get(text);
  };
}

function find(text: string, roles: RolesByKey): Role | undefined {
  const title = parseTitle(text);
  if (!title) return undefined;
  const exact = roles.get(title.key);
  if (exact) return exact;
  const base = dropGrade(title.words);
  return base ? roles.get(titleKey(base)) : undefined;
}
