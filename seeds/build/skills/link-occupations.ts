import type { Table } from "../input/read-table.ts";
import type { technologyColumns } from "../outlook/relate-occupations.ts";
import { toOewsCode } from "../soc-crosswalk.ts";

/**
 * Occupations that the survey asks about: computer and mathematical ones, and
 * the engineering and management ones among its roles (managers of computer
 * systems and of engineering, hardware engineers).
 */
const surveyed = /^(?:15-\d{4}|11-3021|11-9041|17-2061)$/;

interface SkillOccupation {
  slug: string;
  socCode: string;
  technology: string;
}

/** The occupations of the survey in which O*NET lists a skill, each once, under O*NET's first name for it. */
export function linkOccupations(
  skills: readonly { slug: string; onet: readonly string[] }[],
  table: Table<(typeof technologyColumns)[number]>,
  isKept: (code: string) => boolean,
): SkillOccupation[] {
  const listed = new Map<string, Set<string>>();
  for (const { cells } of table.rows) {
    const code = toOewsCode(cells.soc2018);
    if (!isSurveyed(code) || !isKept(code)) continue;
    const codes = listed.get(cells.technology) ?? new Set();
    listed.set(cells.technology, codes.add(code));
  }
  return skills.flatMap(({ slug, onet }) => {
    const byCode = new Map<string, SkillOccupation>();
    for (const technology of onet) {
      for (const socCode of listed.get(technology) ?? []) {
        if (!byCode.has(socCode)) byCode.set(socCode, { slug, socCode, technology });
      }
    }
    return [...byCode.values()];
  });
}

function isSurveyed(socCode: string): boolean {
  return surveyed.test(socCode);
}
