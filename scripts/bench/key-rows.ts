/** Rows with many callers, and a write that each account may make three times. */
import type { Database } from "../../shared/db/client.ts";
import { mintKeys } from "./mint-keys.ts";
import { created, ok, type Row, writers } from "./row.ts";

/** The first keys repeat while the isolate knows them; with the second count, each has been evicted by its next call. */
const crowds = [
  { count: 100, name: "100 keys in turn", warmUpMs: 4_000 },
  { count: 10_000, name: "10,000 keys, each unknown to the isolate", warmUpMs: 700 },
] as const;
const submitters = 2_000;
const submissionsEach = 3;

const submission = {
  role: "software-engineer",
  city: "austin",
  years_experience: 4,
  base: 150_000,
};

export async function listKeyRows(db: Database, calculations: readonly string[]): Promise<Row[]> {
  const keys = await mintKeys(db, Math.max(...crowds.map(({ count }) => count)));
  const ofSubmitters = await mintKeys(db, submitters);
  return [
    ...crowds.map(
      ({ count, name, warmUpMs }): Row => ({
        name: `\`calculate\`, ${name}`,
        target: null,
        load: {
          paths: calculations,
          headers: {},
          keys: { of: keys.slice(0, count), requestsEach: 1 },
          expected: ok,
          warmUpMs,
        },
        warm: false,
      }),
    ),
    {
      name: `\`submit\`, ${writers} at once`,
      target: null,
      load: {
        paths: ["/api/v1/intelligence/salaries/submit"],
        headers: {},
        post: JSON.stringify(submission),
        keys: { of: ofSubmitters, requestsEach: submissionsEach },
        connections: writers,
        expected: created,
      },
      warm: false,
    },
  ];
}
