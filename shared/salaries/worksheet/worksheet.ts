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
 * The records are put into maps when one of the maps is first read, as most never are.
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
  /** Applies an operation to the inputs in their order and records the result under a name. */
  step(
    name: string,
    operation: OperationName,
    inputs: Readonly<Record<string, TracedValue>>,
  ): TracedValue;
  readonly cells: ReadonlyMap<string, Cell>;
  /** @throws {Error} if two parameters of one name differ in value. */
  readonly parameters: ReadonlyMap<string, Parameter>;
  /** @throws {Error} if two steps have one name. */
  readonly steps: ReadonlyMap<string, Step>;
}

export function createWorksheet(): Worksheet {
  const { cells, cell } = recordCells();
  const parameters = createLog<Parameter, Parameter>((map, parameter) => {
    const { name, value } = parameter;
    if ((map.get(name)?.value ?? value) !== value) {
      throw new Error(`Two parameters are called ${name}.`);
    }
    map.set(name, parameter);
  });
  const steps = createLog<PlainStep, Step>((map, { name, operation, inputs, result }) => {
    if (map.has(name)) throw new Error(`Two steps are called ${name}.`);
    const named = Object.entries(inputs).map(([input, traced]) => ({ name: input, ...traced }));
    map.set(name, { name, operation, inputs: named, result });
  });
  return {
    get cells() {
      return cells.read();
    },
    get parameters() {
      return parameters.read();
    },
    get steps() {
      return steps.read();
    },
    cell,
    parameter(name, value, meaning) {
      parameters.add({ name, value, meaning });
      return { value, from: `parameter:${name}` };
    },
    step(name, operation, inputs) {
      const result = applyTo(operation, inputs);
      steps.add({ name, operation, inputs, result });
      return { value: result, from: `step:${name}` };
    },
  };
}

/**
 * A worksheet that records only its cells, for figures that the same request does not explain:
 * their lineage is computed again from their id. It saves a quarter of the processor time of
 * `history` and a tenth of that of `calculate` (docs/targets.md).
 *
 * Reading its parameters or steps throws.
 */
export function createUnrecordedWorksheet(): Worksheet {
  const { cells, cell } = recordCells();
  return {
    get cells() {
      return cells.read();
    },
    get parameters(): never {
      throw unrecorded();
    },
    get steps(): never {
      throw unrecorded();
    },
    cell,
    parameter: (_name, value) => ({ value, from: "unrecorded" }),
    step: (_name, operation, inputs) => ({
      value: applyTo(operation, inputs),
      from: "unrecorded",
    }),
  };
}

function unrecorded(): Error {
  return new Error("This worksheet records neither parameters nor steps.");
}

function recordCells() {
  const cells = createLog<{ id: string; cell: Cell }, Cell>((map, { id, cell }) => {
    map.set(id, cell);
  });
  const record = (cell: Cell): TracedValue => {
    const when = cell.referenceDate === null ? "" : `/${cell.referenceDate}`;
    const id = `${cell.sourceId}/${cell.key}${when}/${cell.column}`;
    cells.add({ id, cell });
    return { value: cell.value, from: `source:${id}` };
  };
  return { cells, cell: record };
}

function applyTo(operation: OperationName, inputs: Readonly<Record<string, TracedValue>>): number {
  return operations[operation].apply(Object.values(inputs).map(({ value }) => value));
}

/** A step as it is recorded. */
interface PlainStep extends Omit<Step, "inputs"> {
  inputs: Readonly<Record<string, TracedValue>>;
}

interface Log<Entry, Value> {
  add(entry: Entry): void;
  read(): ReadonlyMap<string, Value>;
}

/** Entries that are put into a map when it is read. */
function createLog<Entry, Value>(
  put: (map: Map<string, Value>, entry: Entry) => void,
): Log<Entry, Value> {
  const map = new Map<string, Value>();
  let waiting: Entry[] = [];
  return {
    add: (entry) => void waiting.push(entry),
    read() {
      const entries = waiting;
      waiting = [];
      for (const entry of entries) put(map, entry);
      return map;
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
