/** Reads a person's choices for the columns and statuses of a table that is imported. */
import * as z from "zod/mini";
import type { Status } from "#schema/job-statuses.ts";
import type { FormErrors } from "#shared/html/app-forms/form-state.ts";
import {
  type GivenColumns,
  type GivenStatuses,
  type ImportField,
  importFields,
  maxStatusLength,
  maxUnknownStatuses,
} from "../imports/import-columns.ts";
import type { GivenCurrencies } from "../imports/row-pay.ts";
import { JobStatus } from "../jobs/job.request.ts";
import { columnName, currencyName, importLabels, statusName } from "./import-view.ts";
import { maxAskedPay } from "./list-doubtful-pay.ts";

interface ChosenColumns {
  columns: GivenColumns;
  errors: FormErrors;
}

/**
 * Reads the field chosen for each column, by the column's name. If several columns have one name,
 * or several are to be the same field, the first counts.
 */
export function readColumns(
  header: readonly string[],
  values: Readonly<Record<string, string>>,
): ChosenColumns {
  const columns: Record<string, ImportField | null> = Object.create(null);
  const taken = new Map<ImportField, string>();
  let form: string | undefined;
  for (const [at, column] of header.entries()) {
    if (Object.hasOwn(columns, column)) continue;
    const field = importFields.find((one) => one === values[columnName(at)]) ?? null;
    const other = field === null ? undefined : taken.get(field);
    if (field !== null && other !== undefined) {
      form ??= `${importLabels[field]} can be one column only: it is ${other}, so that ${column} was left out.`;
    }
    columns[column] = other === undefined ? field : null;
    if (field !== null && other === undefined) taken.set(field, column);
  }
  return { columns, errors: form === undefined ? {} : { form } };
}

const namesOf = (most: number) =>
  z.array(z.string().check(z.maxLength(maxStatusLength))).check(z.maxLength(most));
const Names = namesOf(maxUnknownStatuses);
const Keys = namesOf(maxAskedPay);

/** Reads the statuses chosen for the unknown ones that the page has shown, by their names. */
export function readStatuses(values: Readonly<Record<string, string>>): GivenStatuses {
  const names = Names.safeParse(parse(values.statuses ?? ""));
  const given: Record<string, Status | null> = Object.create(null);
  for (const [at, name] of (names.data ?? []).entries()) {
    given[name] = JobStatus.safeParse(values[statusName(at)]).data ?? null;
  }
  return given;
}

/** Reads the currencies chosen for the amounts that the page has asked about, by their keys. */
export function readCurrencies(values: Readonly<Record<string, string>>): GivenCurrencies {
  const keys = Keys.safeParse(parse(values.currencies ?? ""));
  const given: Record<string, string | null> = Object.create(null);
  for (const [at, key] of (keys.data ?? []).entries())
    given[key] = values[currencyName(at)] || null;
  return given;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
