import { ApiError } from "#shared/core/errors.ts";
import { grouped } from "#shared/core/format.ts";
import { maxRows } from "./transfer.request.ts";

/** More than any part of an export has: 5,000 records, and status changes of 80 bytes in 5 MiB. */
const maxValues = 400_000;

/** Counts what an import makes objects of while it is read, and ends the reading above the limits. */
export class ImportBudget {
  #rows = 0;
  #values = 0;

  /** How many there were. */
  get counted(): { rows: number; values: number } {
    return { rows: this.#rows, values: this.#values };
  }

  /** @throws ApiError `parameter_missing` for the first row too many. */
  addRow(): void {
    if (++this.#rows <= maxRows) return;
    throw new ApiError("parameter_missing", {
      message: `The import has more than ${grouped(maxRows)} rows, which is the maximum.`,
      param: "body",
      clarification: "Can the file be split into several imports?",
    });
  }

  /** @throws ApiError `parameter_missing` for the first value too many. */
  addValues(count: number): void {
    this.#values += count;
    if (this.#values <= maxValues) return;
    throw new ApiError("parameter_missing", {
      message: `The import has more than ${grouped(maxValues)} values, which is the maximum.`,
      param: "body",
      clarification: "Can the file be split into several imports?",
    });
  }
}
