import type { ResultSet, Row, Value } from "@libsql/client";
import { fromBase64 } from "../core/bytes/base64.ts";
import type { WireResult, WireValue } from "./hrana.ts";

/** The result of a statement. */
export class Result implements ResultSet {
  readonly columns: string[];
  readonly columnTypes: string[];
  readonly rowsAffected: number;
  readonly lastInsertRowid: bigint | undefined;
  /** The rows as arrays of values. */
  readonly values: Value[][];
  #rows: Row[] | undefined;

  constructor({ cols, rows, affected_row_count, last_insert_rowid }: WireResult) {
    this.columns = cols.map(({ name }) => name ?? "");
    this.columnTypes = cols.map(({ decltype }) => decltype ?? "");
    this.rowsAffected = affected_row_count;
    this.lastInsertRowid = last_insert_rowid === null ? undefined : BigInt(last_insert_rowid);
    this.values = rows.map((row) => row.map(decodeValue));
  }

  /** The same rows with access by name as well; made on first use, because that takes longer. */
  get rows(): Row[] {
    this.#rows ??= this.values.map(
      (values) => new NamedValues(this.columns, values) as unknown as Row,
    );
    return this.#rows;
  }

  toJSON(): unknown {
    const { columns, columnTypes, values: rows, rowsAffected } = this;
    return { columns, columnTypes, rows, rowsAffected };
  }
}

/** @returns the rows of a result as arrays, whichever client it is from. */
export function valuesOf(result: ResultSet): unknown[][] {
  return result instanceof Result
    ? result.values
    : result.rows.map((row) => Array.prototype.slice.call(row));
}

function decodeValue(wire: WireValue): Value {
  switch (wire.type) {
    case "text":
    case "float":
      return wire.value;
    case "integer": {
      const value = Number(wire.value);
      if (Number.isSafeInteger(value)) return value;
      throw new RangeError(`the integer ${wire.value} of the database is too large for a number`);
    }
    case "blob":
      return fromBase64(wire.base64).buffer;
    case "null":
      return null;
  }
}

/**
 * A row whose enumerable properties are its columns, and of columns with the same name the
 * first. By index it has all values, through accessors that all rows share: properties defined
 * for each row took longer than anything else in a query for a page.
 */
class NamedValues {
  static #indices = 0;
  readonly #values: readonly Value[];

  constructor(columns: readonly string[], values: readonly Value[]) {
    this.#values = values;
    if (NamedValues.#indices < values.length) NamedValues.#shareIndices(values.length);
    const row = this as Record<string, unknown>;
    columns.forEach((name, index) => {
      if (name === "length" || Object.hasOwn(row, name)) return;
      const value = values[index];
      // The name of a column without an alias may be a number: `select 1`.
      if (name in row) Object.defineProperty(row, name, { value, enumerable: true });
      else row[name] = value;
    });
  }

  get length(): number {
    return this.#values.length;
  }

  static #shareIndices(count: number): void {
    for (; NamedValues.#indices < count; NamedValues.#indices++) {
      const index = NamedValues.#indices;
      Object.defineProperty(NamedValues.prototype, index, {
        get(this: NamedValues) {
          return this.#values[index];
        },
      });
    }
  }
}
