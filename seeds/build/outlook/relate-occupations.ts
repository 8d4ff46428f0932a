import { readNumber } from "../checks/check-number.ts";
import type { Row, Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import { toOewsCode } from "../soc-crosswalk.ts";

export const relatedColumns = ["onet_soc", "related_onet_soc", "tier", "rank"] as const;
export const technologyColumns = ["technology", "soc2018"] as const;

export interface RelatedOccupation {
  socCode: string;
  relatedCode: string;
  rank: number;
  /** Technologies listed for both occupations, and for either. */
  shared: number;
  either: number;
}

/** O*NET's primary relations between the occupations of the catalog, each pair once at its best rank. */
export function relateOccupations(
  related: Table<(typeof relatedColumns)[number]>,
  technologies: Table<(typeof technologyColumns)[number]>,
  onet: readonly Row<"onet_soc" | "soc2018">[],
  isKept: (code: string) => boolean,
  refusals: Refusal[],
): RelatedOccupation[] {
  const codes = new Map(onet.map(({ cells }) => [cells.onet_soc, toOewsCode(cells.soc2018)]));
  const best = new Map<string, { socCode: string; relatedCode: string; rank: number }>();
  for (const { line, cells } of related.rows) {
    const place = { file: related.file, line, key: `${cells.onet_soc} ${cells.related_onet_soc}` };
    const rank = readNumber(cells.rank, "rank", place, refusals);
    const [socCode, relatedCode] = [codes.get(cells.onet_soc), codes.get(cells.related_onet_soc)];
    if (socCode === undefined || relatedCode === undefined || rank === null) {
      refusals.push({ ...place, reason: "an O*NET code that is not in the list, or no rank" });
      continue;
    }
    if (!cells.tier.startsWith("Primary") || socCode === relatedCode) continue;
    if (!isKept(socCode) || !isKept(relatedCode)) continue;
    const pair = `${socCode} ${relatedCode}`;
    if (rank < (best.get(pair)?.rank ?? Number.POSITIVE_INFINITY)) {
      best.set(pair, { socCode, relatedCode, rank });
    }
  }
  const used = technologiesByCode(technologies);
  return [...best.values()].map((pair) => {
    const own = used.get(pair.socCode) ?? new Set<string>();
    const other = used.get(pair.relatedCode) ?? new Set<string>();
    const shared = [...own].filter((technology) => other.has(technology)).length;
    return { ...pair, shared, either: own.size + other.size - shared };
  });
}

function technologiesByCode(
  table: Table<(typeof technologyColumns)[number]>,
): Map<string, Set<string>> {
  const byCode = new Map<string, Set<string>>();
  for (const { cells } of table.rows) {
    const code = toOewsCode(cells.soc2018);
    byCode.set(code, (byCode.get(code) ?? new Set()).add(cells.technology));
  }
  return byCode;
}
