import type { Executor } from "../db/bound.ts";

/** What only some operations need of a dataset version, from the database or from a file that has its rows as JSON. */
export interface Part<Rows, Value> {
  /** Unique within a version. */
  name: string;
  read(db: Executor, datasetId: number): Promise<Rows>;
  /** Makes of the rows what an isolate keeps. */
  assemble(rows: Rows): Value;
}
