/** The work of reading a file; checking its rows takes as much again. */
export interface ReadingWork {
  bytes?: number;
  rows?: number;
  values?: number;
}

/** Counts work that is about to be done. What it throws ends the work. */
export type CountWork = (work: ReadingWork) => Promise<void>;

/** Reads a table, or a part of an export: its bytes are counted before, and what it has in it after. */
export async function readCounted<T extends { counted: ReadingWork }>(
  bytes: number,
  read: () => T | Promise<T>,
  count: CountWork,
): Promise<T> {
  await count({ bytes });
  const made = await read();
  await count(made.counted);
  return made;
}
