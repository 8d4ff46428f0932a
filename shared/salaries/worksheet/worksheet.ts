import { type OperationName, operations } from "./operations.ts";

/** A number on a sheet, and where on it it stands: `source:…`, `parameter:…` or `step:…`. */
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
  /** When the value is of, where the row says: `2025-05`; else the source's own period. */
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
 * Does a calculation and writes it down in the same go, so that what is served
 * and what explains it cannot be two things.
 */
export interface Worksheet {
  cell(cell: Cell): TracedValue;
  parameter(name: string, value: number, meaning: string): TracedValue;
  /** Applies an operation to terms in the order given, and notes the result under a name. */
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
      const named = Object.entries(inputs).map(([input, term]) => ({ name: input, ...term }));
      const result = operations[operation].apply(named.map((input) => input.value));
      steps.set(name, { name, operation, inputs: named, result });
      return { value: result, from: `step:${name}` };
    },
  };
}
