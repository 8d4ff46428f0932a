import type { PlaceRow } from "./place.ts";
import type { CityNames } from "./read-names.ts";

/** What the names of places are looked up in. */
export interface PlaceBook {
  names: CityNames;
  /** The rows of the table of places that have a name. */
  rows(name: string): readonly PlaceRow[];
  /** Whether words name a job, as in "Night Nurse Boston MA"; absent where none are among a place's. */
  namesJob?(words: string): boolean;
}

/**
 * Reads with a book whose rows are only read from the table once a name of them was asked for, those of
 * all names together: what is read first asks for nearly all of them.
 *
 * @param read is called again until it asks for no name that is new, so it does nothing but read.
 */
export async function readBook<Read>(
  names: CityNames,
  find: (names: readonly string[]) => Promise<readonly PlaceRow[]>,
  read: (book: PlaceBook) => Read,
): Promise<Read> {
  const known = new Map<string, readonly PlaceRow[]>();
  for (;;) {
    const asked = new Set<string>();
    const found = read({
      names,
      rows(name) {
        const rows = known.get(name);
        if (rows === undefined) asked.add(name);
        return rows ?? [];
      },
    });
    if (asked.size === 0) return found;
    const rows = Map.groupBy(await find([...asked]), ({ name }) => name);
    for (const name of asked) known.set(name, rows.get(name) ?? []);
  }
}
