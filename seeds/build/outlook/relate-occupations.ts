import { readNumber } from "../checks/check-number.ts";
import type { Row, Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import { toOewsCode } from "../soc-crosswalk.ts";

export const relatedColumns = ["onet_soc", "related_onet_soc", "tier", "rank"] as const;
export const technologyColumns = [
  "onet_soc",
  "technology",
  "hot_technology",
  "in_demand",
  "soc2018",
] as const;

/** One of O*NET's relations, from an occupation to one that is close to it. */
interface OnetRelation {
  onetSoc: string;
  relatedOnetSoc: string;
  socCode: string;
  relatedCode: string;
  tier: "primary" | "supplemental";
  rank: number;
  jobZone: number | null;
  relatedJobZone: number | null;
  /** Technologies listed for both occupations, and for either. */
  shared: number;
  either: number;
}

type OnetRow = Row<"onet_soc" | "soc2018" | "job_zone">;

/** O*NET's relations between occupations of the catalog that have wages of their own. */
export function relateOccupations(
  related: Table<(typeof relatedColumns)[number]>,
  technologies: Table<(typeof technologyColumns)[number]>,
  onet: readonly OnetRow[],
  isKept: (code: string) => boolean,
  refusals: Refusal[],
): OnetRelation[] {
  const codes = new Map(onet.map(({ cells }) => [cells.onet_soc, toOewsCode(cells.soc2018)]));
  const zoneOf = jobZones(onet);
  const used = technologiesByOccupation(technologies);
  return related.rows.flatMap(({ line, cells }) => {
    const { onet_soc: onetSoc, related_onet_soc: relatedOnetSoc } = cells;
    const place = { file: related.file, line, key: `${onetSoc} ${relatedOnetSoc}` };
    const rank = readNumber(cells.rank, "rank", place, refusals);
    const [socCode, relatedCode] = [codes.get(onetSoc), codes.get(relatedOnetSoc)];
    const tier = tierOf(cells.tier);
    if (socCode === undefined || relatedCode === undefined || rank === null || tier === null) {
      refusals.push({
        ...place,
        reason: "an O*NET code that is not in the list, or no rank or tier",
      });
      return [];
    }
    if (socCode === relatedCode || !isKept(socCode) || !isKept(relatedCode)) return [];
    const own = used.get(onetSoc) ?? new Set<string>();
    const other = used.get(relatedOnetSoc) ?? new Set<string>();
    const shared = [...own].filter((technology) => other.has(technology)).length;
    return [
      {
        onetSoc,
        relatedOnetSoc,
        socCode,
        relatedCode,
        tier,
        rank,
        jobZone: zoneOf(onetSoc),
        relatedJobZone: zoneOf(relatedOnetSoc),
        shared,
        either: own.size + other.size - shared,
      },
    ];
  });
}

function tierOf(cell: string): OnetRelation["tier"] | null {
  if (cell.startsWith("Primary")) return "primary";
  return cell === "Supplemental" ? "supplemental" : null;
}

/**
 * The job zone of an O*NET occupation: that of its SOC occupation's own `.00` row, because a
 * specialty in another zone does not change what the occupation asks for. O*NET does not rate the
 * `.00` row of an "All Other" code, so there it is the specialty's own.
 */
function jobZones(onet: readonly OnetRow[]): (onetSoc: string) => number | null {
  const zones = new Map(
    onet.flatMap(({ cells }) =>
      cells.job_zone === "" ? [] : [[cells.onet_soc, Number(cells.job_zone)] as const],
    ),
  );
  return (onetSoc) => zones.get(`${onetSoc.slice(0, 7)}.00`) ?? zones.get(onetSoc) ?? null;
}

function technologiesByOccupation(
  table: Table<(typeof technologyColumns)[number]>,
): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const { cells } of table.rows) {
    used.set(cells.onet_soc, (used.get(cells.onet_soc) ?? new Set()).add(cells.technology));
  }
  return used;
}
