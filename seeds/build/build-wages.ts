import { checkCodes } from "./checks/check-codes.ts";
import type { Inputs } from "./input/read-inputs.ts";
import type { Refusal } from "./refusal.ts";
import { combinedByOews, reasonNotPublished, toOewsCode } from "./soc-crosswalk.ts";
import { checkNational } from "./wages/check-national.ts";
import { chooseOccupations } from "./wages/choose-occupations.ts";
import { mergeReleases } from "./wages/merge-releases.ts";
import { type AreaWage, readAreaWages } from "./wages/read-area-wages.ts";
import { readEmployerCosts } from "./wages/read-employer-costs.ts";
import { readNationalSeries } from "./wages/read-national-series.ts";

export type Wages = ReturnType<typeof buildWages>;

/** The code of all occupations together. */
const total = "00-0000";

/** National, state and metropolitan wages of the occupations with an annual median. */
export function buildWages(inputs: Inputs, refusals: Refusal[]) {
  const series = readNationalSeries(inputs["bls-oews-national"], refusals);
  const { rows, comparisons } = mergeReleases(series, inputs.workbooks);
  refusals.push(...checkNational(rows));
  const { year, occupations, leftOut } = chooseOccupations(rows);
  const kept = new Set(occupations.map(({ code }) => code));
  const inOews = new Set(rows.map(({ code }) => code));
  const known = (code: string) =>
    inOews.has(code) || code in combinedByOews || reasonNotPublished(code) !== null;

  const states = inputs["bls-oews-state"];
  const metros = inputs["bls-oews-metro"];
  const stateWages = readAreaWages(
    states,
    { code: "state", title: "state_name" },
    () => true,
    refusals,
  );
  const metroWages = readAreaWages(
    metros,
    { code: "area_code", title: "area_title" },
    ({ cells }) => cells.area_type === "msa",
    refusals,
  );
  for (const id of ["onet-occupations", "onet-alternate-titles", "onet-reported-titles"] as const) {
    const places = inputs[id].rows.map(({ line, cells }) => ({
      file: inputs[id].file,
      line,
      key: cells.soc2018,
      code: cells.soc2018,
    }));
    refusals.push(...checkCodes(places, known));
  }
  refusals.push(...checkCodes(placesOf(stateWages, states.file), known));
  refusals.push(...checkCodes(placesOf(metroWages, metros.file), known));

  return {
    year,
    areaYears: { state: yearOf(states.file), metro: yearOf(metros.file) },
    rows,
    comparisons,
    occupations,
    leftOut,
    known,
    isKept: (code: string) => kept.has(toOewsCode(code)),
    groups: rows.filter((row) => row.year === year && /^(major|minor|broad)$/.test(row.group)),
    national: rows.filter(
      ({ code, group }) =>
        (group === "detailed" && kept.has(code)) || (code === total && group === "total"),
    ),
    states: stateWages.filter(({ code }) => kept.has(code)),
    metros: metroWages.filter(({ code }) => kept.has(code)),
    dropped: {
      nonmetro: metros.rows.length - metroWages.length,
      states: countCodes(stateWages.filter(({ code }) => !kept.has(code))),
      metros: countCodes(metroWages.filter(({ code }) => !kept.has(code))),
    },
    stateTitles: titlesOf(stateWages),
    metroTitles: titlesOf(metroWages),
    employerCosts: readEmployerCosts(inputs["bls-ecec"], refusals),
  };
}

function placesOf(wages: AreaWage[], file: string) {
  return wages.map(({ line, code, areaCode }) => ({
    file,
    line,
    key: `${code} ${areaCode}`,
    code,
  }));
}

function titlesOf(wages: AreaWage[]): Map<string, string> {
  return new Map(wages.map(({ areaCode, areaTitle }) => [areaCode, areaTitle]));
}

function countCodes(wages: AreaWage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of wages) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** The publisher's areas come one release at a time, its May named in the file's name. */
function yearOf(file: string): number {
  const year = /_(20\d\d)\.csv$/.exec(file)?.[1];
  if (year === undefined) throw new Error(`${file} does not end with the year of its release`);
  return Number(year);
}
