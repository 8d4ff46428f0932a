import { type SearchedColumn, textColumns } from "../records/text-columns.ts";
import type { Linkable } from "../records/versioned.ts";

/** The fields that `q` searches. */
export const searchedFields: { readonly [Kind in Linkable]: readonly SearchedColumn<Kind>[] } = {
  job: searchedOf("job"),
  contact: searchedOf("contact"),
};

function searchedOf<Kind extends Linkable>(record: Kind): SearchedColumn<Kind>[] {
  const columns = Object.entries(textColumns[record]).filter(([, isSearched]) => isSearched);
  return columns.map(([name]) => name as SearchedColumn<Kind>);
}

/** The fields of a record that the index needs. */
export type Searched<Kind extends Linkable> = { id: string; createdAt: number } & Readonly<
  Record<SearchedColumn<Kind>, string | null>
>;

/** The searchable text of a record. */
export function searchedText<Kind extends Linkable>(record: Kind, row: Searched<Kind>): string {
  const fields: readonly SearchedColumn<Kind>[] = searchedFields[record];
  return fields.map((field) => row[field] ?? "").join("\n");
}

/** Whether a change affects the searchable text. */
export function isSearched(record: Linkable, change: object): boolean {
  return searchedFields[record].some((field) => field in change);
}
