import type { contacts, jobs } from "#schema/pipeline.ts";
import type { Linkable } from "./versioned.ts";

interface Rows {
  job: typeof jobs.$inferSelect;
  contact: typeof contacts.$inferSelect;
}

/** Columns of text that are neither counted nor searched: the service writes them or keeps them short. */
interface Others {
  job:
    | ("userId" | "id" | "companyKey" | "status" | "salaryPeriod" | "currency")
    | ("roleSlug" | "citySlug" | "origin");
  contact: "userId" | "id" | "companyKey" | "origin";
}

type TextColumn<Row> = {
  [Name in keyof Row]: NonNullable<Row[Name]> extends number | boolean ? never : Name;
}[keyof Row];

/**
 * Every other column of text counts towards the account's text; `true` where `q` searches it, too. The triggers of the
 * database have the same columns.
 */
export const textColumns = {
  job: {
    company: true,
    title: true,
    url: false,
    location: true,
    notes: true,
    source: false,
    rounds: false,
    posting: false,
  },
  contact: {
    name: true,
    email: true,
    phone: false,
    company: true,
    title: true,
    linkedinUrl: false,
    notes: true,
  },
} as const satisfies {
  [Kind in Linkable]: Record<Exclude<TextColumn<Rows[Kind]>, Others[Kind]>, boolean>;
};

type Columns = typeof textColumns;
/** The columns that `q` searches. */
export type SearchedColumn<Kind extends Linkable> = {
  [Name in keyof Columns[Kind]]: Columns[Kind][Name] extends true ? Name : never;
}[keyof Columns[Kind]];
export type CountedColumn<Kind extends Linkable> = keyof Columns[Kind];

/** The text of a record, as far as it counts towards the account's bound. */
export function countedText(
  record: Linkable,
  row: Readonly<Record<string, unknown>>,
): (string | null)[] {
  return Object.keys(textColumns[record]).map((name) => {
    const value = row[name] ?? null;
    return value === null || typeof value === "string" ? value : JSON.stringify(value);
  });
}
