/** The same actions with the data as they are, with ten times the data, and with a hundred times the accounts. */

import { jobs } from "#schema/pipeline.ts";
import { createAccount } from "#scripts/run/stage/callers.ts";
import { newId } from "#shared/core/ids.ts";
import type { Database } from "#shared/db/client.ts";
import { statement, writeAtomically } from "#shared/db/transaction.ts";
import { companyKey } from "#shared/pipeline/records/company-key.ts";
import { jobTextColumns } from "#shared/pipeline/records/text-columns.ts";
import { indexWords } from "#shared/pipeline/word-search/index-words.ts";
import type { Action } from "./actions.ts";
import { growCatalog } from "./grow-catalog.ts";
import {
  jobsOfAccount,
  type Latency,
  latencyOf,
  measureOverhead,
  measureWarm,
  medianOf,
} from "./measure-actions.ts";
import { startStage } from "./stage.ts";

const accounts = 20;
const factors = { data: 10, accounts: 100 };

export interface Grown {
  latency: Latency;
  processorMs: number;
  rowsRead: number;
}

export type Growth = Record<string, Record<"now" | "data" | "accounts", Grown>>;

/** @param actions those of an isolate that has served others are compared. */
export async function measureGrowth(actions: readonly Action[]): Promise<Growth> {
  const now = await measure(actions, 1, 1);
  const data = await measure(actions, factors.data, 1);
  const more = await measure(actions, 1, factors.accounts);
  return Object.fromEntries(
    actions.map(({ name }, at) => {
      const [before, tenfold, hundredfold] = [now[at], data[at], more[at]];
      if (!before || !tenfold || !hundredfold) throw new Error(`${name} was not measured`);
      return [name, { now: before, data: tenfold, accounts: hundredfold }];
    }),
  );
}

/** @param data how many times the roles, and the jobs of an account; @param others how many times the accounts. */
async function measure(actions: readonly Action[], data: number, others: number): Promise<Grown[]> {
  const stage = await startStage(async (db) => {
    await growCatalog(db, data);
    for (let made = 0; made < accounts * others; made++) await fillAccount(db);
  });
  try {
    const overhead = await measureOverhead(stage);
    const found: Grown[] = [];
    for (const action of actions) {
      const samples = await measureWarm(stage, action, { overhead, jobs: jobsOfAccount * data });
      const latency = latencyOf(samples);
      if (!latency) throw new Error(`${action.name} has no users`);
      const rows = samples.reduce((sum, { use }) => sum + use.rowsRead, 0);
      const processorMs = medianOf(samples, "processorMs");
      found.push({ latency, processorMs, rowsRead: rows / samples.length });
    }
    return found;
  } finally {
    await stage.stop();
  }
}

/** An account with jobs, written without the service. */
async function fillAccount(db: Database): Promise<void> {
  const [userId, now] = [await createAccount(db), Date.now()];
  const rows = Array.from({ length: jobsOfAccount }, (_, number) => {
    const company = `Company ${number}`;
    return {
      ...{ userId, id: newId("job"), company, companyKey: companyKey(company) },
      ...{ title: `Position ${number}`, location: null, notes: null, status: "saved" as const },
      ...{ currency: "USD", statusChangedAt: now, quietSince: now, createdAt: now, updatedAt: now },
      version: 1,
    };
  });
  await writeAtomically(db, async (write) => {
    write(statement.insert(jobs).values(rows), ...indexWords(userId, "job", jobTextColumns, rows));
  });
}
