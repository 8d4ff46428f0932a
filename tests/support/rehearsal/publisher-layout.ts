/** The columns of the publisher's workbooks, in the order of May 2025. */
import type { Sheet } from "./write-workbook.ts";

export type Cell = string | number | null;

export interface PublishedRow {
  area: string;
  title: string;
  type: string;
  state: string;
  code: string;
  occupation: string;
  group: string;
  employment: Cell;
  prse: Cell;
  /** Annual USD. */
  wages: Partial<Record<"mean" | "p10" | "p25" | "median" | "p75" | "p90", Cell>>;
}

const hoursPerYear = 2080;

const blank = () => null;
const annual =
  (name: keyof PublishedRow["wages"]) =>
  ({ wages }: PublishedRow) =>
    wages[name] ?? null;
const hourly =
  (name: keyof PublishedRow["wages"]) =>
  ({ wages }: PublishedRow): Cell => {
    const value = wages[name] ?? null;
    return typeof value === "number" ? Math.round((value / hoursPerYear) * 100) / 100 : value;
  };

export const layout: [header: string, cell: (row: PublishedRow) => Cell][] = [
  ["AREA", ({ area }) => area],
  ["AREA_TITLE", ({ title }) => title],
  ["AREA_TYPE", ({ type }) => type],
  ["PRIM_STATE", ({ state }) => state],
  ["NAICS", () => "000000"],
  ["NAICS_TITLE", () => "Cross-industry"],
  ["I_GROUP", () => "cross-industry"],
  ["OWN_CODE", () => "1235"],
  ["OCC_CODE", ({ code }) => code],
  ["OCC_TITLE", ({ occupation }) => occupation],
  ["O_GROUP", ({ group }) => group],
  ["TOT_EMP", ({ employment }) => employment],
  ["EMP_PRSE", blank],
  ["JOBS_1000", blank],
  ["LOC_QUOTIENT", blank],
  ["PCT_TOTAL", blank],
  ["PCT_RPT", blank],
  ["H_MEAN", hourly("mean")],
  ["A_MEAN", annual("mean")],
  ["MEAN_PRSE", ({ prse }) => prse],
  ["H_PCT10", hourly("p10")],
  ["H_PCT25", hourly("p25")],
  ["H_MEDIAN", hourly("median")],
  ["H_PCT75", hourly("p75")],
  ["H_PCT90", hourly("p90")],
  ["A_PCT10", annual("p10")],
  ["A_PCT25", annual("p25")],
  ["A_MEDIAN", annual("median")],
  ["A_PCT75", annual("p75")],
  ["A_PCT90", annual("p90")],
  ["ANNUAL", blank],
  ["HOURLY", blank],
];

/** Rows under their header. */
export function toSheet(rows: readonly PublishedRow[], columns: typeof layout): Sheet["rows"] {
  return [
    columns.map(([header]) => header),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ];
}
