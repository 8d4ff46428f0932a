/** The pipeline's verbs with a real database, at any time that a test sets. */

import type { Status } from "#schema/job-statuses.ts";
import { createAccount } from "#scripts/run/stage/callers.ts";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { newId } from "#shared/core/ids.ts";
import type { Database } from "#shared/db/client.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import { createJob } from "#shared/pipeline/jobs/create-job.ts";
import type { CreateJobBody } from "#shared/pipeline/jobs/job.request.ts";
import { moveJob } from "#shared/pipeline/jobs/move-job.ts";
import type { ReadContext, WriteContext } from "#shared/pipeline/records/context.ts";
import { stopAfterwards } from "./stop-afterwards.ts";

const anyVersion = () => {};

/** A user who calls the verbs. */
export interface VerbUser {
  account: string;
  /** Runs a verb at an instant, as ISO 8601 text or in milliseconds. */
  read<T>(at: string | number, verb: (context: ReadContext) => Promise<T>): Promise<T>;
  write<T>(at: string | number, verb: (context: WriteContext) => Promise<T>): Promise<T>;
  /** Creates a job and moves it through statuses at instants. @returns its id. */
  job(moves: readonly [string, Status][], fields?: Partial<CreateJobBody>): Promise<string>;
}

export interface Verbs {
  db: Database;
  newUser(): Promise<VerbUser>;
  newUsers(count: number): Promise<VerbUser[]>;
  stop(): Promise<void>;
}

export async function startVerbs(): Promise<Verbs> {
  const verbs = await openVerbs();
  return { ...verbs, stop: stopAfterwards(verbs.stop) };
}

/** Verbs that outlive the suite: whoever opens them stops them. */
export async function openVerbs(): Promise<Verbs> {
  const database = await startDatabase();
  const db = database.connect({ timeoutMs: 600_000 });
  // As if they called the API with a token.
  const newUser = async () =>
    asVerbUser(db, await createAccount(db, { tier: "ultra", isHeard: true }));
  return {
    db,
    newUser,
    newUsers: (count) => Promise.all(Array.from({ length: count }, newUser)),
    stop: database.stop,
  };
}

/** A user of this account with a database client of the test's own. */
export function asVerbUser(db: Database, account: string): VerbUser {
  const common = (at: string | number) => ({
    caller: { accountId: account, credentialId: "tok_test" },
    now: typeof at === "number" ? at : Date.parse(at),
    salaries: async () => null,
  });
  const user: VerbUser = {
    account,
    read: (at, verb) => verb({ ...common(at), db }),
    write: (at, verb) =>
      writeAtomically(db, (write) => verb({ ...common(at), db, write, newId, announce() {} })),
    async job([first, ...moves], fields = {}) {
      if (!first) throw new Error("a job has at least one status");
      const body = { company: "Acme", title: "Engineer", status: first[1], ...fields };
      const { id } = await user.write(first[0], (context) => createJob(context, body));
      for (const [at, status] of moves) {
        await user.write(at, (context) => moveJob(context, id, status, anyVersion));
      }
      return id;
    },
  };
  return user;
}
