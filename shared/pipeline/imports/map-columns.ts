import { ApiError } from "#shared/core/errors.ts";
import {
  type GivenColumns,
  type ImportField,
  importFields,
  isPayField,
  maxColumns,
} from "./import-columns.ts";

/** A column of a table and what it is. */
export interface MappedColumn {
  column: string;
  /** Null for a column that is left out. */
  field: ImportField | null;
  /** `given` by the caller, `recognized` by its name, or `unknown`. */
  how: "given" | "recognized" | "unknown";
}

/** Names of columns in other programs, in lower case without punctuation; Teal's and Huntr's are among them. */
const names: Readonly<Partial<Record<ImportField, string>>> = {
  company: "company name|employer|employer name|organization|organisation",
  title: "job title|job position|position|role|job|job name|position title",
  url: "link|job url|job link|job post url|job posting url|posting link|posting|posting url|job posting|job post|website",
  status: "stage|list|list name|state|application status|board list",
  location: "city|job location|place|office",
  salaryMin:
    "min|minimum|min pay|pay min|pay from|pay low|min salary|minimum salary|salary minimum|salary low|salary from",
  salaryMax:
    "max|maximum|max pay|pay max|pay to|pay high|max salary|maximum salary|salary maximum|salary high|salary to",
  salary:
    "salary range|ctc|ctc package|package|remuneration|compensation|comp|pay|pay range|base salary|base pay|annual salary|annual pay|yearly salary|monthly salary|monthly pay|wage|day rate|daily rate",
  hourlySalary: "hourly rate|hourly pay|hourly wage|pay rate|rate of pay",
  salaryPeriod: "per|pay per|pay unit|pay period|pay frequency|salary frequency",
  notes: "note|comments|comment|my notes",
  source: "found on|found at|job board|board|referral source|channel",
  appliedAt: "date applied|applied date|applied on|application date|applied|date of application",
  createdAt: "date saved|date added|added|added at|saved at|created|date created|created on",
  updatedAt: "last updated|updated|date updated|last modified",
};

/** Fields by the names of their columns; own names are recognized however they are written. */
const known = new Map<string, ImportField>([
  ...Object.entries(names).flatMap(([field, list]) =>
    list.split("|").map((name) => [plain(name), field as ImportField] as const),
  ),
  ...importFields.map((field) => [plain(field), field] as const),
]);

/** `Max. Salary`, `max_salary` and `maxSalary` are the same name. */
function plain(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/**
 * Chooses the field of each column of a table: the given one, otherwise by its name. Of several
 * columns with the name of one field the first is that field, and the others are left out.
 *
 * @param header the names of the columns, in order.
 * @throws ApiError `parameter_missing` if there are no columns or too many, a given column is not
 * among them, or one field is given for two columns.
 */
export function mapColumns(header: readonly string[], given: GivenColumns = {}): MappedColumn[] {
  if (header.length === 0 || header.length > maxColumns) {
    throw refused(`has ${header.length} columns. Allowed: 1 to ${maxColumns}.`);
  }
  const columns = header.map((name) => name.trim());
  const missing = Object.keys(given).find((name) => !columns.includes(name));
  if (missing !== undefined) {
    throw refused(`has no column ${quote(missing)}. It has: ${columns.map(quote).join(", ")}.`);
  }
  const taken = new Set<ImportField>();
  for (const field of Object.values(given)) {
    if (field === null) continue;
    if (taken.has(field)) throw refused(`cannot have two columns for ${field}.`);
    taken.add(field);
  }
  const seen = new Set<string>();
  return columns.map((column): MappedColumn => {
    const isRepeated = seen.has(column);
    seen.add(column);
    const own = !isRepeated && Object.hasOwn(given, column) ? given[column] : undefined;
    if (own !== undefined) return { column, field: own, how: "given" };
    const field = known.get(plain(column)) ?? payFieldOf(column);
    if (field === undefined || taken.has(field)) return { column, field: null, how: "unknown" };
    taken.add(field);
    return { column, field, how: "recognized" };
  });
}

/** `Salary (GBP)` and `Min salary, EUR`: what such a column says in addition is read with its cells. */
function payFieldOf(column: string): ImportField | undefined {
  const name = column.replace(/\([^()]*\)|\[[^[\]]*\]|\b(?:in )?[A-Z]{3}$/g, " ");
  const field = known.get(plain(name));
  return field !== undefined && isPayField(field) ? field : undefined;
}

function quote(name: string): string {
  return `\`${name.slice(0, 64)}\``;
}

function refused(problem: string): ApiError {
  return new ApiError("parameter_missing", {
    message: `The table ${problem}`,
    param: "columns",
    clarification: "Which column of the table is which field of a job?",
  });
}
