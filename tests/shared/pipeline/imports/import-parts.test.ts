import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countRows, ImportParts } from "#shared/pipeline/imports/import-parts.ts";
import type { Rows } from "#shared/pipeline/imports/import-types.ts";

const many = <Row>(count: number, make: (n: number) => object): Row[] =>
  Array.from({ length: count }, (_, n) => make(n) as Row);

/** Rows with as many status changes for each job as given. */
function rowsWith(histories: readonly number[], others: number, noteLength: number): Rows {
  const text = "x".repeat(noteLength);
  return {
    jobs: many(histories.length, (n) => ({
      id: `j${n}`,
      company: "A",
      title: "B",
      location: null,
      notes: text,
    })),
    moves: histories.flatMap((length, n) =>
      many<Rows["moves"][number]>(length, (position) => ({ jobId: `j${n}`, position })),
    ),
    contacts: many(others, (n) => ({ id: `c${n}`, name: "A", title: null, notes: text })),
    links: many(3 * others, (n) => ({ jobId: "j0", contactId: `c${n}` })),
    activities: many(others, (n) => ({ id: `a${n}`, notes: text })),
    events: many(others, (n) => ({ id: `e${n}`, notes: null })),
    moodCheckins: many(others, (n) => ({ id: `m${n}`, note: text })),
  };
}

function partsFrom(parts: ImportParts, start: number) {
  const found = [parts.from(start)];
  for (let end = found[0]?.end ?? 0; end < parts.count; end = found.at(-1)?.end ?? 0) {
    found.push(parts.from(end));
  }
  return found;
}

const files = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 12 }),
    fc.integer({ min: 0, max: 700 }),
    fc.constantFrom(0, 30, 9_000),
  )
  .map(([histories, others, noteLength]) => rowsWith(histories, others, noteLength));

const lists = [
  "jobs",
  "moves",
  "contacts",
  "links",
  "activities",
  "events",
  "moodCheckins",
] as const;

describe("the parts of an import", () => {
  it("have every row once, in an order in which no row comes before its record", () => {
    fc.assert(
      fc.property(files, (rows) => {
        const parts = partsFrom(new ImportParts(rows), 0);
        for (const list of lists) {
          const found: unknown[] = parts.flatMap((part) => part.rows[list] as unknown[]);
          expect([found.length, new Set(found).size]).toEqual([
            rows[list].length,
            rows[list].length,
          ]);
        }
        const jobs = new Set<string>();
        for (const part of parts) {
          for (const { id } of part.rows.jobs) jobs.add(id);
          for (const { jobId } of part.rows.moves) expect(jobs.has(jobId)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("are small, and the same whenever an import goes on after one of them", () => {
    fc.assert(
      fc.property(files, (rows) => {
        const parts = partsFrom(new ImportParts(rows), 0);
        for (const [index, { end, rows: part }] of parts.entries()) {
          expect(countRows(part)).toBeLessThanOrEqual(1_000);
          expect(partsFrom(new ImportParts(rows), end).map((next) => next.end)).toEqual(
            index === parts.length - 1 ? [end] : parts.slice(index + 1).map((next) => next.end),
          );
        }
      }),
      { numRuns: 20 },
    );
  });
});
