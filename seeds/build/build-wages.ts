import { checkCodes } from "./checks/check-codes.ts";
import type { Inputs } from "./input/read-inputs.ts";
import type { Refusal } from "./refusal.ts";
import { combinedByOews, reasonNotPublished, toOewsCode } from "./soc-crosswalk.ts";
import { checkNational } from "./wages/check-national.ts";
import { chooseOccupations } from "./wages/choose-occupations.ts";
import { mergeReleases } from "./wages/merge-releases.ts";
import { releaseOf } from "./wages/newest-area-table.ts";
import { type AreaWage, readAreaWages } from "./wages/read-area-wages.ts";
import { leftOutStates } from "./wages/read-area-workbook.ts";
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
  for (const { file } of [states, metros]) {
    if (releaseOf(file) <= year) continue;
    const reason = `is of May ${releaseOf(file)}, and the national wages are of May ${year}`;
    refusals.push({ file, line: null, key: "release", reason });
  }
  const stateWages = readAreaWages(
    states,
    { code: "state", title: "state_name" },
    ({ cells }) => !leftOutStates.has(cells.state),
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
    areaYears: { state: releaseOf(states.file), metro: releaseOf(metros.file) },
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
