import type { Rows } from "./import-types.ts";

/**
 * The largest weight of one part: the database writes it in some 50 ms, so that the writes of
 * others, which take turns with the parts, do not wait for long.
 */
const maxWeight = 1_000;

/** This many status changes are in the step of their job; the others are in steps of their own. */
const maxMovesOfStep = 200;

/** The lists of an import in the order of its steps. */
const stepLists = [
  "jobs",
  "moves",
  "contacts",
  "links",
  "activities",
  "events",
  "moodCheckins",
] as const satisfies (keyof Rows)[];
type StepList = (typeof stepLists)[number];

/** A range of the steps of an import: the records and links that are committed together. */
export interface ImportPart {
  /** The step after its last one. */
  end: number;
  rows: Rows;
}

/** The records, links and status changes of an import; the first status of a job is a part of it. */
export function countRows({ jobs, moves, ...others }: Rows): number {
  return Object.values(others).reduce((sum, list) => sum + list.length, moves.length);
}

/** Splits an import into parts. The same import is always split in the same way. */
export class ImportParts {
  readonly #rows: Rows;
  readonly #movesOf: Map<string, Rows["moves"]>;
  /** How many steps there are. */
  readonly count: number;

  constructor(rows: Rows) {
    this.#movesOf = Map.groupBy(rows.moves, ({ jobId }) => jobId);
    const later = [...this.#movesOf.values()].flatMap((moves) => moves.slice(maxMovesOfStep));
    this.#rows = { ...rows, moves: later };
    this.count = stepLists.reduce((sum, list) => sum + this.#rows[list].length, 0);
  }

  /** The part that starts with this step; it has at least one step, unless there are none. */
  from(start: number): ImportPart {
    const part = emptyRows();
    let weight = 0;
    let end = start;
    let offset = 0;
    for (const list of stepLists) {
      const rows = this.#rows[list];
      for (let index = Math.max(0, end - offset); index < rows.length; index++) {
        const step = this.#step(list, index);
        weight += step.weight;
        if (weight > maxWeight && end > start) return { end, rows: part };
        step.addTo(part);
        end++;
      }
      offset += rows.length;
    }
    return { end, rows: part };
  }

  #step(list: StepList, index: number): { weight: number; addTo(part: Rows): void } {
    const rows = this.#rows;
    switch (list) {
      case "jobs": {
        const job = rows.jobs[index];
        if (!job) throw new RangeError("an import has no such job");
        const moves = (this.#movesOf.get(job.id) ?? []).slice(0, maxMovesOfStep);
        return {
          weight: 5 + moves.length + weightOf(job.company, job.title, job.location, job.notes),
          addTo(part) {
            part.jobs.push(job);
            for (const move of moves) part.moves.push(move);
          },
        };
      }
      case "contacts":
        return single(rows, list, index, (row) => 4 + weightOf(row.name, row.title, row.notes));
      case "moves":
      case "links":
        return single(rows, list, index, () => 1);
      case "activities":
        return single(rows, list, index, (row) => 2 + weightOf(row.notes));
      case "events":
        return single(rows, list, index, (row) => 2 + weightOf(row.notes));
      case "moodCheckins":
        return single(rows, list, index, (row) => 1 + weightOf(row.note));
    }
  }
}

function emptyRows(): Rows {
  return {
    jobs: [],
    moves: [],
    contacts: [],
    links: [],
    activities: [],
    events: [],
    moodCheckins: [],
  };
}

function single<List extends StepList>(
  rows: Rows,
  list: List,
  index: number,
  weigh: (row: Rows[List][number]) => number,
): { weight: number; addTo(part: Rows): void } {
  const row = rows[list][index];
  if (!row) throw new RangeError(`an import has no such row in ${list}`);
  const add = (into: Rows[List][number][]) => into.push(row);
  return { weight: weigh(row), addTo: (part) => add(part[list]) };
}

/** Text weighs as much as it takes to index its words. */
function weightOf(...texts: (string | null)[]): number {
  return Math.floor(texts.reduce((sum, text) => sum + (text?.length ?? 0), 0) / 200);
}
