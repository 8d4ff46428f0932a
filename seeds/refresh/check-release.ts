/** Refuses a release that differs too much from the one before. */
import { checkCodes } from "../build/checks/check-codes.ts";
import { checkShrinkage } from "../build/checks/check-shrinkage.ts";
import type { Refusal } from "../build/refusal.ts";
import { checkNational } from "../build/wages/check-national.ts";
import { chooseOccupations } from "../build/wages/choose-occupations.ts";
import type { AreaWage } from "../build/wages/read-area-wages.ts";
import type { Changes } from "./changes.ts";
import { numberIn, type Present, tableOf, textIn } from "./read-present.ts";
import type { Release } from "./read-release.ts";

/** The code of all occupations together. */
const total = "00-0000";
/** A table may lose this share of its rows, as tables of the survey have from year to year. */
const maxLoss = 0.05;
/** How the median of all cells that both releases publish may move in a year. */
const plausibleGrowth = [0.95, 1.15] as const;

export function checkRelease(present: Present, release: Release, changes: Changes): Refusal[] {
  const wrongYear = checkYear(present, release);
  if (wrongYear) return [wrongYear];
  const codes = new Set(release.national.map(({ code }) => code));
  const known = (code: string) => codes.has(code);
  const { state, metro } = release.files;
  return [
    // Problems of a whole file come first, because they may explain the rest.
    ...checkSizes(present, release),
    ...checkMovement(present, release),
    ...checkNational(release.national),
    ...checkCodes(placesOf(release.states, state.file), known),
    ...checkCodes(placesOf(release.metros, metro.file), known),
    ...checkOccupations(present, release, changes),
    ...checkAreas(present, release.states, "state", state.file, changes),
    ...checkAreas(present, release.metros, "metro", metro.file, changes),
  ];
}

function checkYear({ year }: Present, release: Release): Refusal | null {
  if (release.year === year + 1) return null;
  const reason =
    release.year <= year
      ? `is of May ${release.year}, and the seeds have May ${year} already`
      : `is of May ${release.year}, and May ${year + 1} has to come before it`;
  return { file: release.files.national.file, line: null, key: "release", reason };
}

/** Occupations that the catalog does not know, and nobody has said what they are. */
function checkOccupations(present: Present, release: Release, { added, file }: Changes): Refusal[] {
  const known = new Set(tableOf(present, "occupations.csv").map((row) => textIn(row, "soc_code")));
  const published = new Set(
    chooseOccupations(release.national).occupations.map(({ code }) => code),
  );
  return release.national
    .filter(({ code, group }) => group === "detailed" && published.has(code))
    .filter(({ code }) => !known.has(code) && !added.has(code))
    .map(({ file: workbook, line, code, title }) => ({
      file: workbook,
      line,
      key: code,
      reason: `${title} is not an occupation of May ${present.year}: add a line "occupation,FROM,${code}" to ${file}, without FROM if no role is to move there`,
    }));
}

/** Areas that are new, or gone although cities are in them. */
function checkAreas(
  present: Present,
  wages: readonly AreaWage[],
  type: "state" | "metro",
  file: string,
  { added, areas: replaced, file: changesFile }: Changes,
): Refusal[] {
  const known = new Set(
    tableOf(present, "areas.csv")
      .filter((row) => row.type === type)
      .map((row) => textIn(row, "code")),
  );
  const found = new Map<string, AreaWage>();
  for (const wage of wages) if (!found.has(wage.areaCode)) found.set(wage.areaCode, wage);
  const unknown = [...found.values()]
    .filter(({ areaCode }) => !known.has(areaCode) && !added.has(areaCode))
    .map(({ line, areaCode, areaTitle }) => ({
      file,
      line,
      key: areaCode,
      reason: `${areaTitle} is not an area of May ${present.year}: add a line "area,FROM,${areaCode}" to ${changesFile}, without FROM if no area is gone for it`,
    }));
  const cities = Map.groupBy(tableOf(present, "cities.csv"), (row) =>
    textIn(row, type === "state" ? "state" : "cbsa_code"),
  );
  const gone = [...known]
    .map((code) => ({ code, now: replaced.get(code) ?? code, own: cities.get(code) ?? [] }))
    .filter(({ now, own }) => own.length > 0 && !found.has(now))
    .map(({ code, now, own }) => ({
      file,
      line: null,
      key: now,
      reason: `no row of this area, in which ${own[0]?.name}${own.length > 1 ? ` and ${own.length - 1} more cities are` : " is"}${now === code ? `: add a line "area,${code},CODE" to ${changesFile} with the area that has taken its place` : ""}`,
    }));
  return [...unknown, ...gone];
}

/** Tables that are much shorter than last year's: a part of them is missing. */
function checkSizes(
  present: Present,
  { national, states, metros, year, files }: Release,
): Refusal[] {
  const latest = tableOf(present, "wages_national.csv").filter(
    (row) => row.year === String(present.year),
  );
  const employment = latest.find((row) => row.soc_code === total);
  const published = national.filter(({ group, median }) => group === "detailed" && median !== null);
  const sizes: [file: { file: string }, rows: number, before: number][] = [
    [files.state, states.length, tableOf(present, "wages_state.csv").length],
    [files.metro, metros.length, tableOf(present, "wages_metro.csv").length],
  ];
  return [
    ...checkShrinkage([
      {
        file: "wages_national.csv",
        year: present.year,
        detailedOccupations: latest.length - 1,
        employment: employment ? numberIn(employment, "employment") : null,
      },
      {
        file: files.national.file,
        year,
        detailedOccupations: published.length,
        employment: national.find(({ code }) => code === total)?.employment ?? null,
      },
    ]),
    ...sizes
      .filter(([, rows, before]) => rows < before * (1 - maxLoss))
      .map(([{ file }, rows, before]) => ({
        file,
        line: null,
        key: `May ${year}`,
        reason: `${rows} rows of occupations after ${before} in ${present.year}: a part of the file is missing`,
      })),
  ];
}

/** Figures that are last year's, or no yearly wages in dollars. */
function checkMovement(
  present: Present,
  { national, states, metros, files, year }: Release,
): Refusal[] {
  const before = (file: string, ofYear = false) =>
    new Map(
      tableOf(present, file)
        .filter((row) => !ofYear || row.year === String(present.year))
        .map((row) => [`${row.soc_code} ${row.area_code ?? "US"}`, numberIn(row, "median")]),
    );
  const tables = [
    {
      file: files.national.file,
      rows: national.map((row) => ({ ...row, areaCode: "US" })),
      last: before("wages_national.csv", true),
    },
    { file: files.state.file, rows: states, last: before("wages_state.csv") },
    { file: files.metro.file, rows: metros, last: before("wages_metro.csv") },
  ];
  return tables.flatMap(({ file, rows, last }) => {
    const ratios = rows
      .flatMap(({ code, areaCode, median }) => {
        const former = last.get(`${code} ${areaCode}`);
        return median && former ? [median / former] : [];
      })
      .sort((a, b) => a - b);
    const middle = ratios[Math.floor(ratios.length / 2)];
    const place = { file, line: null, key: `May ${year}` };
    if (middle === undefined) return [];
    if (ratios.every((ratio) => ratio === 1)) {
      return [{ ...place, reason: `every median is that of May ${present.year}` }];
    }
    const [least, most] = plausibleGrowth;
    if (middle >= least && middle <= most) return [];
    const expected = `expected ${least} to ${most}`;
    return [
      {
        ...place,
        reason: `half of the medians are more than ${middle.toFixed(2)} times those of May ${present.year}, ${expected}`,
      },
    ];
  });
}

function placesOf(wages: readonly AreaWage[], file: string) {
  return wages.map(({ line, code, areaCode }) => ({
    ...{ file, line, code },
    key: `${code} ${areaCode}`,
  }));
}
