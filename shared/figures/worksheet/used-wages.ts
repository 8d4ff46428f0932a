/**
 * The published wages that a calculation used: rows, and the columns of each. The few rows of one
 * estimate are found faster one by one than by a hash.
 */
export class UsedWages {
  readonly #rows: object[] = [];
  readonly #columns: string[][] = [];
  #count = 0;

  /** How many different ones there are. */
  get count(): number {
    return this.#count;
  }

  mark(row: object, column: string): void {
    const at = this.#rows.indexOf(row);
    const columns = this.#columns[at];
    if (!columns) {
      this.#rows.push(row);
      this.#columns.push([column]);
    } else if (columns.includes(column)) {
      return;
    } else {
      columns.push(column);
    }
    this.#count++;
  }

  add(other: UsedWages): void {
    for (let at = 0; at < other.#rows.length; at++) {
      const row = other.#rows[at];
      const columns = other.#columns[at];
      if (row && columns) for (const column of columns) this.mark(row, column);
    }
  }
}
