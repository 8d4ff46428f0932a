import type { Linkable } from "../versioned.ts";

/** The fields that `q` searches. Database triggers list the same columns. */
export const searchedFields = {
  job: ["company", "title", "location", "notes"],
  contact: ["name", "email", "company", "title", "notes"],
} as const satisfies Record<Linkable, readonly string[]>;

type SearchedField<Kind extends Linkable> = (typeof searchedFields)[Kind][number];

/** The fields of a record that the index needs. */
export type Searched<Kind extends Linkable> = { id: string; createdAt: number } & Readonly<
  Record<SearchedField<Kind>, string | null>
>;

/** The searchable text of a record. */
export function searchedText<Kind extends Linkable>(record: Kind, row: Searched<Kind>): string {
  const fields: readonly SearchedField<Kind>[] = searchedFields[record];
  return fields.map((field) => row[field] ?? "").join("\n");
}

/** Whether a change affects the searchable text. */
export function isSearched(record: Linkable, change: object): boolean {
  return searchedFields[record].some((field) => field in change);
}
