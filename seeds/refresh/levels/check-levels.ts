/** Refuses a wage year that differs too much from the one before. */

import type { Refusal } from "#seeds/build/refusal.ts";
import { decodeLevels } from "#shared/reference/level-list.ts";
import { numberIn, type Present, tableOf, textIn } from "../read-present.ts";
import type { LevelsArchive } from "./read-levels-archive.ts";

/** A wage year may lose this share of the levels of the one before. */
const maxLoss = 0.05;
/** How the middle one of all levels may move in a year. */
const plausibleGrowth = [0.95, 1.15] as const;

export function checkLevels(present: Present, { file, levels }: LevelsArchive): Refusal[] {
  const before = readPresentLevels(present);
  const refuse = (key: string, reason: string): Refusal => ({ file, line: null, key, reason });
  const { year } = levels;
  const label = `${year}-${year + 1}`;
  // The Department revises a wage year now and then.
  if (year !== before.year && year !== before.year + 1) {
    const expected = `${before.year} or ${before.year + 1}`;
    return [refuse(label, `begins in ${year}, expected ${expected}, the seeds' or the next`)];
  }
  const metros = new Set(tableOf(present, "cities.csv").map((row) => textIn(row, "cbsa_code")));
  const areas = new Set(levels.occupations.flatMap(({ byArea }) => [...byArea.keys()]));
  const missing = [...metros].filter((code) => !areas.has(code));
  const count = levels.occupations.reduce((sum, { byArea }) => sum + byArea.size, 0);
  const ratios = levels.occupations
    .flatMap(({ socCode, unit, byArea }) =>
      [...byArea].flatMap(([area, { first }]) => {
        const former = before.first.get(`${socCode} ${unit} ${area}`);
        return former === undefined ? [] : [first / former];
      }),
    )
    .sort((a, b) => a - b);
  const middle = ratios[Math.floor(ratios.length / 2)] ?? 1;
  const [least, most] = plausibleGrowth;
  return [
    ...missing.map((code) =>
      refuse(code, "no level of this area, in which cities of the catalog are"),
    ),
    ...(count < before.count * (1 - maxLoss)
      ? [refuse(label, `${count} levels after ${before.count}: a part of the file is missing`)]
      : []),
    ...(year > before.year && ratios.every((ratio) => ratio === 1)
      ? [refuse(label, `every level is that of the wage year ${before.year}-${before.year + 1}`)]
      : []),
    ...(middle < least || middle > most
      ? [
          refuse(
            label,
            `half of the levels are more than ${middle.toFixed(2)} times those before, expected ${least} to ${most}`,
          ),
        ]
      : []),
  ];
}

function readPresentLevels(present: Present) {
  const areas = tableOf(present, "wage_level_areas.csv").map((row) => textIn(row, "area_code"));
  const first = new Map<string, number>();
  const rows = tableOf(present, "wage_levels.csv");
  for (const row of rows) {
    for (const [at, own] of decodeLevels(textIn(row, "levels"), areas.length).entries()) {
      if (own) first.set(`${row.soc_code} ${row.unit} ${areas[at]}`, own.first);
    }
  }
  const year = Math.max(...rows.map((row) => numberIn(row, "wage_year") ?? 0));
  return { first, count: first.size, year };
}
