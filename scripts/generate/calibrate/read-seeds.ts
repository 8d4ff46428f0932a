import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readTable } from "#seeds/read-csv.ts";
import { MethodParameters } from "#shared/reference/method-parameters.ts";
import type { Parity, Wages } from "#shared/reference/records.ts";

export interface Seeds {
  parameters: MethodParameters;
  /** National rows by SOC code, oldest release first. */
  national: Map<string, Wages[]>;
  metros: Wages[];
  /** Metropolitan areas' parities by area code, oldest year first. */
  parities: Map<string, Parity[]>;
}

type Row = Record<string, string>;

/** Reads what calibration needs of the committed seeds. */
export function readSeeds(directory: string): Seeds {
  const table = (file: string): Row[] =>
    readTable(readFileSync(join(directory, "tables", file), "utf8"));
  const parities = table("price_parities.csv").map((row) => ({
    areaCode: text(row, "area_code"),
    year: Number(text(row, "year")),
    rpp: Number(text(row, "rpp")),
  }));
  const national = table("wages_national.csv").map((row) => toWages({ ...row, area_code: "US" }));
  return {
    parameters: MethodParameters.parse(
      JSON.parse(readFileSync(join(directory, "method.json"), "utf8")),
    ),
    national: Map.groupBy(
      national.sort((a, b) => a.year - b.year),
      (wages) => wages.socCode,
    ),
    metros: table("wages_metro.csv").map(toWages),
    parities: Map.groupBy(
      parities.filter(({ areaCode }) => !areaCode.endsWith("999")).sort((a, b) => a.year - b.year),
      (parity) => parity.areaCode,
    ),
  };
}

function toWages(row: Row): Wages {
  const number = (column: string) => {
    const cell = row[column] ?? "";
    return cell === "" ? null : Number(cell);
  };
  return {
    socCode: text(row, "soc_code"),
    areaCode: text(row, "area_code"),
    year: Number(text(row, "year")),
    employment: number("employment"),
    mean: number("mean"),
    meanRse: number("mean_rse"),
    p10: number("p10"),
    p25: number("p25"),
    median: number("median"),
    p75: number("p75"),
    p90: number("p90"),
    flags: row.flags ?? "",
  };
}

export function text(row: Row, column: string): string {
  const cell = row[column];
  if (cell === undefined) throw new Error(`The seeds lack the column ${column}.`);
  return cell;
}
