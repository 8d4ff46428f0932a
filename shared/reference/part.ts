/** What only some operations need of a dataset version: one packed row, of which the loader makes `Rows`. */
export interface Part<Rows, Value> {
  /** The row's name, unique within a version. */
  name: string;
  /** Makes of the rows what an isolate keeps. */
  assemble(rows: Rows): Value;
  /** For a version without the row, which is otherwise an error. */
  absent?: Value;
}
