import type { Rows } from "./import-types.ts";

/**
 * What one part may weigh: as much as the database writes in some 50 ms, so that the writes of
 * others, which take turns with the parts, do not wait for long.
 */
const maxWeight = 1_000;

/** The lists of an import in the order of its steps; a job's status changes go with the job. */
const stepLists = [
  "jobs",
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

/** How many steps an import has. */
export function countSteps(rows: Rows): number {
  return stepLists.reduce((sum, list) => sum + rows[list].length, 0);
}

/** Splits an import into parts. The same import is always split in the same way. */
export class ImportParts {
  readonly #rows: Rows;
  readonly #movesOf: Map<string, Rows["moves"]>;

  constructor(rows: Rows) {
    this.#rows = rows;
    this.#movesOf = Map.groupBy(rows.moves, ({ jobId }) => jobId);
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
        const moves = this.#movesOf.get(job.id) ?? [];
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
