import type { jobs } from "#schema/pipeline.ts";

/** The columns of a row that contain text. */
export type TextColumn<Row> = {
  [Name in keyof Row]: NonNullable<Row[Name]> extends number | boolean ? never : Name;
}[keyof Row];

/**
 * The columns of a record whose text counts towards the account's text; `true` where `q` searches it, too. The triggers
 * of the database have the same columns.
 */
export type TextColumns = Readonly<Record<string, boolean>>;

/** Columns of text that are neither counted nor searched: the service writes them or keeps them short. */
type Others =
  | ("userId" | "id" | "companyKey" | "status" | "salaryPeriod" | "currency")
  | ("roleSlug" | "citySlug" | "origin");

export const jobTextColumns = {
  company: true,
  title: true,
  url: false,
  location: true,
  notes: true,
  source: false,
  rounds: false,
  posting: false,
} as const satisfies Record<Exclude<TextColumn<typeof jobs.$inferSelect>, Others>, boolean>;

/** A row, as far as it is searched. */
export type Searched<Columns extends TextColumns> = {
  readonly [Name in keyof Columns as Columns[Name] extends true ? Name : never]: string | null;
};

/** The text of a record, as far as it counts towards the account's bound. */
export function countedText<Columns extends TextColumns>(
  columns: Columns,
  row: { readonly [Name in keyof Columns]: unknown },
): (string | null)[] {
  return Object.keys(columns).map((name) => {
    const value = row[name] ?? null;
    return value === null || typeof value === "string" ? value : JSON.stringify(value);
  });
}

/** The searchable text of a record. */
export function searchedText<Columns extends TextColumns>(
  columns: Columns,
  row: Searched<Columns>,
): string {
  const texts: Readonly<Record<string, string | null>> = row;
  const searched = Object.keys(columns).filter((name) => columns[name]);
  return searched.map((name) => texts[name] ?? "").join("\n");
}

/** Whether a change affects the searchable text. */
export function isSearched(columns: TextColumns, change: object): boolean {
  return Object.entries(columns).some(([name, searched]) => searched && name in change);
}
