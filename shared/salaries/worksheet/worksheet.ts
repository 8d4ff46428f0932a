import { type OperationName, operations } from "./operations.ts";

/** A number on a worksheet with its reference: `source:…`, `parameter:…` or `step:…`. */
export interface TracedValue {
  readonly value: number;
  readonly from: string;
}

/** A published value: one column of one row of one source. */
export interface Cell {
  sourceId: string;
  /** The row, in the publisher's codes: `15-1252/US`. */
  key: string;
  column: string;
  value: number;
  /** The period that the row states, such as `2025-05`; null if only the source has one. */
  referenceDate: string | null;
}

export interface Parameter {
  name: string;
  value: number;
  meaning: string;
}

export interface Step {
  name: string;
  operation: OperationName;
  inputs: { name: string; value: number; from: string }[];
  result: number;
}

/**
 * Performs a calculation and records it at the same time, so that a served figure
 * and its lineage cannot differ.
 *
 * @example
 * const worksheet = createWorksheet();
 * const wage = worksheet.cell({
 *   sourceId: "bls-oews-national", key: "15-1252/US", column: "median",
 *   value: 135_980, referenceDate: "2025-05",
 * });
 * const share = worksheet.parameter("share", 0.5, "part-time share");
 * const pay = worksheet.step("pay", "multiply", { wage, share });
 * // pay is { value: 67_990, from: "step:pay" }
 */
export interface Worksheet {
  cell(cell: Cell): TracedValue;
  parameter(name: string, value: number, meaning: string): TracedValue;
  /**
   * Applies an operation to the inputs in their order and records the result under a name.
   *
   * @throws {Error} if the worksheet already has a step of that name.
   */
  step(
    name: string,
    operation: OperationName,
    inputs: Readonly<Record<string, TracedValue>>,
  ): TracedValue;
  readonly cells: ReadonlyMap<string, Cell>;
  readonly parameters: ReadonlyMap<string, Parameter>;
  readonly steps: ReadonlyMap<string, Step>;
}

export function createWorksheet(): Worksheet {
  const cells = new Map<string, Cell>();
  const parameters = new Map<string, Parameter>();
  const steps = new Map<string, Step>();
  return {
    cells,
    parameters,
    steps,
    cell(cell) {
      const when = cell.referenceDate === null ? "" : `/${cell.referenceDate}`;
      const id = `${cell.sourceId}/${cell.key}${when}/${cell.column}`;
      cells.set(id, cell);
      return { value: cell.value, from: `source:${id}` };
    },
    parameter(name, value, meaning) {
      const known = parameters.get(name);
      if (known && known.value !== value) throw new Error(`Two parameters are called ${name}.`);
      parameters.set(name, { name, value, meaning });
      return { value, from: `parameter:${name}` };
    },
    step(name, operation, inputs) {
      if (steps.has(name)) throw new Error(`Two steps are called ${name}.`);
      const named = Object.entries(inputs).map(([input, traced]) => ({ name: input, ...traced }));
      const result = operations[operation].apply(named.map((input) => input.value));
      steps.set(name, { name, operation, inputs: named, result });
      return { value: result, from: `step:${name}` };
    },
  };
}

/**
 * The result of a step that is already on the worksheet.
 *
 * @throws {Error} if the worksheet has no step of that name.
 */
export function resultOf({ steps }: Worksheet, name: string): TracedValue {
  const known = steps.get(name);
  if (!known) throw new Error(`The worksheet has no step ${name}.`);
  return { value: known.result, from: `step:${name}` };
}
