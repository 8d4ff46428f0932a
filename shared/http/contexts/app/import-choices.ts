/** What a person has chosen for the columns and statuses of a table that is imported. */
import * as z from "zod/mini";
import {
  type GivenColumns,
  type ImportField,
  importFields,
} from "../../../contracts/pipeline/import-columns.ts";
import { JobStatus } from "../../../contracts/pipeline/job.ts";
import type { FormErrors } from "../../../pages/app/pipeline/form-state.ts";
import { columnName, importLabels, statusName } from "../../../pages/app/pipeline/import-view.ts";
import type { Status } from "../../../pipeline/status.ts";
import {
  type GivenStatuses,
  maxStatusLength,
  maxUnknownStatuses,
} from "../../../pipeline/transfer/given-statuses.ts";

export interface ChosenColumns {
  columns: GivenColumns;
  errors: FormErrors;
}

/**
 * What was chosen for each column, by its name; of several with one name, for the first. Of several
 * that are to be the same field, too.
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

const Names = z
  .array(z.string().check(z.maxLength(maxStatusLength)))
  .check(z.maxLength(maxUnknownStatuses));

/** What was chosen for the unknown statuses that the page has shown, by their names. */
export function readStatuses(values: Readonly<Record<string, string>>): GivenStatuses {
  const names = Names.safeParse(parse(values.statuses ?? ""));
  const given: Record<string, Status | null> = Object.create(null);
  for (const [at, name] of (names.data ?? []).entries()) {
    given[name] = JobStatus.safeParse(values[statusName(at)]).data ?? null;
  }
  return given;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
