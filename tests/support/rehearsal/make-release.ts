/** Fakes the publisher's workbooks of the next release from the present seeds, with known changes. */
import {
  numberIn,
  type Present,
  type SeedRow,
  tableOf,
  textIn,
} from "#seeds/refresh/read-present.ts";
import { changesText, type KnownChanges } from "./known-changes.ts";
import { type Cell, layout, type PublishedRow, toSheet } from "./publisher-layout.ts";
import type { Sheet } from "./write-workbook.ts";

const total = "00-0000";
const percentiles = ["p10", "p25", "median", "p75", "p90"] as const;

interface Wage {
  code: string;
  area: string;
  employment: Cell;
  values: Record<(typeof percentiles)[number] | "mean", Cell>;
  prse: Cell;
}

/** The sheets of the three workbooks by file name, and the file in which a person decides about codes. */
export function makeRelease(present: Present, known: KnownChanges) {
  const year = present.year + 1;
  const titles = new Map(
    tableOf(present, "occupations.csv").map((row) => [
      textIn(row, "soc_code"),
      textIn(row, "title"),
    ]),
  );
  titles.set(known.retitled.code, known.retitled.title);
  titles.set(known.split.to, "Computer Occupations, Other");
  titles.set(known.split.second, "Technology Project Specialists");
  const titleOf = (code: string) =>
    code === total ? "All Occupations" : (titles.get(code) ?? "Occupation");
  const own = (file: string, ofYear = false) =>
    tableOf(present, file)
      .filter((row) => !ofYear || row.year === String(present.year))
      .flatMap((row) => nextYear(row, known));
  const states = new Map(titlesOf(present, "state"));
  const metros = new Map(titlesOf(present, "metro"));
  metros.set(known.renamedArea.code, known.renamedArea.title);
  metros.set(known.movedArea.to, known.movedArea.title);

  const describe = (wage: Wage): Omit<PublishedRow, "area" | "title" | "type" | "state"> => ({
    code: wage.code,
    occupation: titleOf(wage.code),
    group: wage.code === total ? "total" : "detailed",
    employment: wage.employment,
    prse: wage.prse,
    wages: wage.values,
  });
  const nation = { area: "99", title: "U.S.", type: "1", state: "US" };
  const national: PublishedRow[] = [
    ...own("wages_national.csv", true).map((wage) => ({ ...describe(wage), ...nation })),
    ...tableOf(present, "soc_groups.csv").map((row) => ({
      ...nation,
      ...{ code: textIn(row, "code"), occupation: textIn(row, "title") },
      ...{ group: textIn(row, "level"), employment: null, prse: null, wages: {} },
    })),
    // Paid by the hour: the publisher has no annual wages of them.
    {
      ...nation,
      ...{ code: "27-2011", occupation: "Actors", group: "detailed", employment: 50_000, prse: 3 },
      wages: { mean: "*", p10: "*", p25: "*", median: "*", p75: "*", p90: "*" },
    },
  ];
  const inStates = own("wages_state.csv").map((wage) => ({
    ...describe(wage),
    area: String([...states.keys()].indexOf(wage.area) + 1).padStart(2, "0"),
    ...{ title: states.get(wage.area) ?? "", type: "2", state: wage.area },
  }));
  const inMetros = own("wages_metro.csv")
    .map((wage) => {
      const area = wage.area === known.movedArea.from ? known.movedArea.to : wage.area;
      return hide({ ...wage, area }, known.disappears);
    })
    .concat(appearing(own("wages_national.csv", true), known.appears))
    .map((wage) => {
      const title = metros.get(wage.area) ?? "";
      const state = /, ([A-Z]{2})/.exec(title)?.[1] ?? "";
      return { ...describe(wage), area: wage.area, title, type: "4", state };
    });
  return {
    year,
    changes: changesText(year, known),
    workbooks: new Map([
      [`national_M${year}_dl.xlsx`, sheets(`national_M${year}_dl`, year, national, layout)],
      // Each in a layout that the publisher has had, or might have.
      [`state_M${year}_dl.xlsx`, sheets(`state_M${year}_dl`, year, inStates, lowerCase(layout))],
      [`MSA_M${year}_dl.xlsx`, sheets(`MSA_M${year}_dl`, year, inMetros, renamed(layout))],
    ]),
  };
}

type Layout = typeof layout;

function sheets(
  name: string,
  year: number,
  rows: readonly PublishedRow[],
  columns: Layout,
): Sheet[] {
  return [
    { name, rows: toSheet(rows, columns) },
    {
      name: "Field Descriptions",
      rows: [
        [`May ${year} OEWS Estimates`],
        [null],
        ["*  = indicates that a wage estimate is not available"],
        ["#  = indicates a wage equal to or greater than $115.00 per hour"],
      ],
    },
  ];
}

const lowerCase = (columns: Layout): Layout =>
  columns.map(([header, cell]) => [header.toLowerCase(), cell]);

/** Other names of columns, in another order. */
function renamed(columns: Layout): Layout {
  const names: Record<string, string> = { AREA_TITLE: "AREA_NAME", O_GROUP: "OCC GROUP" };
  return [...columns].reverse().map(([header, cell]) => [names[header] ?? header, cell]);
}

function titlesOf(present: Present, type: string): [string, string][] {
  return tableOf(present, "areas.csv")
    .filter((row) => row.type === type)
    .map((row) => [textIn(row, "code"), textIn(row, "title")]);
}

/** A row of the seeds a year later, under the codes of then: none, one, or two of a split occupation. */
function nextYear(row: SeedRow, { growth, falls, merged, split, topCoded }: KnownChanges): Wage[] {
  const code = textIn(row, "soc_code");
  if (code === merged.from) return [];
  const factor = code === falls.code ? falls.factor : growth;
  const grown = (column: string) => {
    const value = row[column] === undefined ? null : numberIn(row, column);
    return value === null ? null : Math.round((value * factor) / 10) * 10;
  };
  const national = row.area_code === undefined;
  const wage: Wage = {
    code: code === split.from ? split.to : code,
    area: row.area_code ?? "US",
    employment: numberIn(row, "employment") ?? "**",
    values: {
      mean: grown("mean"),
      p10: grown("p10"),
      p25: grown("p25"),
      median: grown("median"),
      p75: grown("p75"),
      p90: code === topCoded && national ? "#" : grown("p90"),
    },
    prse: national ? numberIn(row, "mean_rse") : null,
  };
  // Too few for the areas.
  return code === split.from && national ? [wage, { ...wage, code: split.second }] : [wage];
}

/** A cell that the publisher no longer shows. */
function hide(wage: Wage, { code, area }: KnownChanges["disappears"]): Wage {
  if (wage.code !== code || wage.area !== area) return wage;
  const values = { mean: "*", p10: "*", p25: "*", median: "*", p75: "*", p90: "*" };
  return { ...wage, values };
}

function appearing(national: readonly Wage[], { code, area }: KnownChanges["appears"]): Wage[] {
  return national
    .filter((wage) => wage.code === code)
    .map((wage) => ({ ...wage, area, employment: 240 }));
}
