/** What a month costs in US dollars, beyond what the plans include. */
import {
  type DatabasePlan,
  databaseOverage,
  databasePlans,
  type PaidShare,
  workersPaid,
} from "./plans.ts";
import type { Usage } from "./usage.ts";

/** One line of the bill. */
export interface Charge {
  name: string;
  /** In a month. */
  used: number;
  included: number;
  usd: number;
}

export interface Bill {
  charges: Charge[];
  database: DatabasePlan;
  total: number;
}

/** @param month what is used in a month. */
export function billOf(month: Usage): Bill {
  const database = choosePlan(month);
  const charges: Charge[] = [
    { name: "Workers Paid", used: 1, included: 0, usd: workersPaid.monthly },
    beyond("requests", month.requests, workersPaid.requests),
    beyond("ms of CPU", month.processorMs, workersPaid.processorMs),
    beyond("calls of objects", month.objectCalls, workersPaid.objectCalls),
    beyond("GB-s of objects", month.objectGigabyteSeconds, workersPaid.objectGigabyteSeconds),
    beyond("rows written by objects", month.objectRowsWritten, workersPaid.objectRowsWritten),
    beyond("operations of the queue", month.queueOperations, workersPaid.queueOperations),
    { name: `Turso ${database.name}`, used: 1, included: 0, usd: database.monthly },
    beyond("rows read", month.databaseRowsRead, {
      ...{ included: database.rowsRead, usd: databaseOverage.rowsRead },
    }),
    beyond("rows written", month.databaseRowsWritten, {
      ...{ included: database.rowsWritten, usd: databaseOverage.rowsWritten },
    }),
  ];
  return { charges, database, total: charges.reduce((sum, { usd }) => sum + usd, 0) };
}

function beyond(name: string, used: number, { included, usd }: PaidShare): Charge {
  return { name, used, included, usd: Math.max(0, used - included) * usd };
}

/** The one that costs least with what is beyond its share. */
function choosePlan({ databaseRowsRead, databaseRowsWritten }: Usage): DatabasePlan {
  const costOf = (plan: DatabasePlan) =>
    plan.monthly +
    Math.max(0, databaseRowsRead - plan.rowsRead) * databaseOverage.rowsRead +
    Math.max(0, databaseRowsWritten - plan.rowsWritten) * databaseOverage.rowsWritten;
  const [cheapest] = databasePlans.toSorted((one, other) => costOf(one) - costOf(other));
  if (!cheapest) throw new Error("there is no plan");
  return cheapest;
}
