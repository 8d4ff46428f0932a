import type { CsvRow } from "../build/output/format-csv.ts";
import { type CalibrationFile, formatCalibration } from "../build/output/list-calibration-files.ts";
import type { AreaWage } from "../build/wages/read-area-wages.ts";
import { type Present, tableOf, textIn } from "./read-present.ts";
import type { Release } from "./read-release.ts";
import type { Recoded } from "./recode-catalog.ts";

/** The code of all occupations together. */
const total = "00-0000";

/** The wage tables: the national series is continued, those of areas are replaced. */
export function listWages(
  present: Present,
  { year, national, states, metros }: Release,
  { kept, unchanged }: Recoded,
): Map<string, CsvRow[]> {
  const inAreas = (wages: readonly AreaWage[]): CsvRow[] =>
    wages
      .filter(({ code }) => kept.has(code))
      .map(({ code, areaCode, employment, p10, p25, median, p75, p90 }) => ({
        ...{ soc_code: code, area_code: areaCode, year },
        ...{ employment, p10, p25, median, p75, p90 },
      }));
  return new Map<string, CsvRow[]>([
    [
      "soc_groups.csv",
      national
        .filter(({ group }) => /^(major|minor|broad)$/.test(group))
        .map(({ code, group, title }) => ({ code, level: group, title })),
    ],
    [
      "wages_national.csv",
      [
        ...tableOf(present, "wages_national.csv").filter((row) => {
          const code = textIn(row, "soc_code");
          return code === total || (kept.has(code) && unchanged(code));
        }),
        ...national
          .filter(({ code, group }) =>
            code === total ? group === "total" : group === "detailed" && kept.has(code),
          )
          .map(({ code, employment, mean, meanRse, p10, p25, median, p75, p90, flags }) => ({
            ...{ soc_code: code, year, employment, mean, mean_rse: meanRse },
            ...{ p10, p25, median, p75, p90, flags },
          })),
      ],
    ],
    ["wages_state.csv", inAreas(states)],
    ["wages_metro.csv", inAreas(metros)],
  ]);
}

/**
 * Lists the releases on which `npm run figures:calibrate` tries the method: the one that was served
 * joins the earlier ones.
 */
export function listCalibration(present: Present, { kept, unchanged }: Recoded): CalibrationFile[] {
  const earlier = (file: string) => present.calibration.get(file) ?? [];
  const usable = (row: Record<string, string>) => {
    const code = textIn(row, "soc_code");
    return kept.has(code) && unchanged(code) && row.median !== "";
  };
  const technology = earlier("wages_metro_technology.csv");
  const codes = new Set(technology.map((row) => textIn(row, "soc_code")));
  const served = tableOf(present, "wages_metro.csv").filter((row) =>
    codes.has(textIn(row, "soc_code")),
  );
  return [
    formatCalibration("wages_state.csv", [
      ...earlier("wages_state.csv").filter(usable),
      ...tableOf(present, "wages_state.csv").filter(usable),
    ]),
    formatCalibration("wages_metro_technology.csv", [...technology, ...served].filter(usable)),
    ...(["price_parities_state.csv", "developer_pay.csv"] as const).map((file) =>
      formatCalibration(file, [...earlier(file)]),
    ),
  ];
}
