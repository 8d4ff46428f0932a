import type { Taxes } from "../build-taxes.ts";
import type { ListedRows } from "./list-rows.ts";
import { snakeCase } from "./snake-case.ts";

/** Rows of the files about taxes. */
export function listTaxRows({ rates, parameters, localities }: Taxes): [string, ListedRows][] {
  return [
    ["tax_rates.csv", { rows: rates.map((row) => snakeCase({ ...row })), keyColumns: 4 }],
    ["tax_parameters.csv", { rows: parameters.map((row) => snakeCase({ ...row })), keyColumns: 3 }],
    ["tax_localities.csv", { rows: localities.map((row) => snakeCase({ ...row })), keyColumns: 2 }],
  ];
}
