import type { InArgs, InStatement, ResultSet } from "@libsql/client/http";
import { classify } from "./errors.ts";

/** Statements of one transaction. */
export type Batch = Array<InStatement | [string, InArgs?]>;

type Send = (statements: Batch) => Promise<ResultSet[]>;

interface Waiting {
  statements: Batch;
  resolve(results: ResultSet[]): void;
  reject(error: unknown): void;
}

/**
 * How many turns of the queue of microtasks reads are waited for. Verbs that a page calls at a time reach the
 * database after different numbers of `await`, and none of them waits for anything else before.
 */
const turns = 24;

/**
 * Sends the reads that one client starts at a time as one batch. A call opens a stream, for which sqld parses the
 * schema: ten queries of a page took ten times 3.4 ms of it, and one batch takes that once.
 *
 * A batch that the database refuses is sent again by its parts, so that a fault of one is no fault of the others.
 *
 * @param send sends statements in one transaction.
 */
export function gatherReads(send: Send): Send {
  let waiting: Waiting[] = [];

  const flush = async () => {
    for (let turn = 0; turn < turns; turn++) await null;
    const gathered = waiting;
    waiting = [];
    const statements = gathered.flatMap((one) => one.statements);
    try {
      const results = await send(statements);
      let taken = 0;
      for (const one of gathered) {
        one.resolve(results.slice(taken, taken + one.statements.length));
        taken += one.statements.length;
      }
    } catch (error) {
      const isOfOne = gathered.length > 1 && classify(error) === "defect";
      for (const one of gathered) {
        if (isOfOne) send(one.statements).then(one.resolve, one.reject);
        else one.reject(error);
      }
    }
  };

  return (statements) =>
    new Promise((resolve, reject) => {
      waiting.push({ statements, resolve, reject });
      if (waiting.length === 1) void flush();
    });
}
