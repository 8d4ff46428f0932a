import { type OperationName, operations } from "./operations.ts";
import { UsedWages } from "./used-wages.ts";

/** A value on which a part of a calculation depends; compared by identity. */
export type Key = object | string | number | null | undefined;

/** A part of a calculation that was performed without records. */
export interface Performed<Value> {
  keys: readonly Key[];
  value: Value;
  used: UsedWages;
}

/** The parts of a calculation that a series of quarters shares: those that were performed, by function. */
export type Series = Map<object, Performed<unknown>[]>;

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

interface Parameter {
  name: string;
  value: number;
  meaning: string;
}

interface Step {
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
  /** Whether it records cells, parameters and steps. */
  readonly isRecorded: boolean;
  /** Null for a worksheet of its own. */
  readonly series: Series | null;
  cell(cell: Cell): TracedValue;
  /**
   * A published wage, which counts as a use of its row and column.
   *
   * @param value the row's value in the column.
   * @param describe called only if cells are recorded.
   */
  wage<Row extends object, Column extends string>(
    row: Row,
    column: Column,
    value: number,
    describe: (row: Row, column: Column, value: number) => Cell,
  ): TracedValue;
  /** @param meaning a function if the text is costly; called only if parameters are recorded. */
  parameter(name: string, value: number, meaning: string | (() => string)): TracedValue;
  /** Applies an operation to the inputs in their order and records the result under a name. */
  step(
    name: string,
    operation: OperationName,
    inputs: Readonly<Record<string, TracedValue>>,
  ): TracedValue;
  /** The published wages that were used so far. */
  readonly usedWages: UsedWages;
  readonly cells: ReadonlyMap<string, Cell>;
  /** @throws {Error} if two parameters of one name differ in value. */
  readonly parameters: ReadonlyMap<string, Parameter>;
  /** @throws {Error} if two steps have one name. */
  readonly steps: ReadonlyMap<string, Step>;
}

export function createWorksheet(): Worksheet {
  const cells = createLog<{ id: string; cell: Cell }, Cell>((map, { id, cell }) => {
    map.set(id, cell);
  });
  const parameters = createLog<PlainParameter, Parameter>((map, { name, value, meaning }) => {
    if ((map.get(name)?.value ?? value) !== value) {
      throw new Error(`Two parameters are called ${name}.`);
    }
    map.set(name, { name, value, meaning: typeof meaning === "string" ? meaning : meaning() });
  });
  const steps = createLog<PlainStep, Step>((map, { name, operation, inputs, result }) => {
    if (map.has(name)) throw new Error(`Two steps are called ${name}.`);
    const named: Step["inputs"] = [];
    for (const input in inputs) {
      const traced = inputs[input];
      if (traced) named.push({ name: input, value: traced.value, from: traced.from });
    }
    map.set(name, { name, operation, inputs: named, result });
  });
  const usedWages = new UsedWages();
  const record = (cell: Cell): TracedValue => {
    const when = cell.referenceDate === null ? "" : `/${cell.referenceDate}`;
    const id = `${cell.sourceId}/${cell.key}${when}/${cell.column}`;
    cells.add({ id, cell });
    return { value: cell.value, from: `source:${id}` };
  };
  return {
    isRecorded: true,
    series: null,
    usedWages,
    get cells() {
      return cells.read();
    },
    get parameters() {
      return parameters.read();
    },
    get steps() {
      return steps.read();
    },
    cell: record,
    wage(row, column, value, describe) {
      usedWages.mark(row, column);
      return record(describe(row, column, value));
    },
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
 * A worksheet without records, for figures that the same request does not explain: their lineage
 * is computed again from their id. It exists for speed alone: an estimate on a recording worksheet
 * takes three times as long.
 *
 * Reading its cells, parameters or steps throws.
 *
 * @param series what the quarters of a series share (`part.ts`), empty at first.
 */
export function createUnrecordedWorksheet(series: Series | null = null): Worksheet {
  return new UnrecordedWorksheet(series);
}

class UnrecordedWorksheet implements Worksheet {
  readonly isRecorded = false;
  readonly usedWages = new UsedWages();
  readonly series: Series | null;

  constructor(series: Series | null) {
    this.series = series;
  }

  get cells(): never {
    throw unrecorded();
  }

  get parameters(): never {
    throw unrecorded();
  }

  get steps(): never {
    throw unrecorded();
  }

  cell({ value }: Cell): TracedValue {
    return { value, from: "unrecorded" };
  }

  wage(row: object, column: string, value: number): TracedValue {
    this.usedWages.mark(row, column);
    return { value, from: "unrecorded" };
  }

  parameter(_name: string, value: number): TracedValue {
    return { value, from: "unrecorded" };
  }

  step(
    _name: string,
    operation: OperationName,
    inputs: Readonly<Record<string, TracedValue>>,
  ): TracedValue {
    return { value: applyTo(operation, inputs), from: "unrecorded" };
  }
}

function unrecorded(): Error {
  return new Error("This worksheet has no records.");
}

function applyTo(operation: OperationName, inputs: Readonly<Record<string, TracedValue>>): number {
  const values: number[] = [];
  for (const name in inputs) {
    const input = inputs[name];
    if (input) values.push(input.value);
  }
  return operations[operation].apply(values);
}

/** A parameter as it is recorded. */
interface PlainParameter extends Omit<Parameter, "meaning"> {
  meaning: string | (() => string);
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
export function findResult({ steps }: Worksheet, name: string): TracedValue {
  const known = steps.get(name);
  if (!known) throw new Error(`The worksheet has no step ${name}.`);
  return { value: known.result, from: `step:${name}` };
}
