/** The cost of a month in US dollars, beyond what the plans include. */
import { type DatabasePlan, databasePlans, type PaidShare, prices, workersPaid } from "./plans.ts";
import type { Usage } from "./usage.ts";

/** One line of the bill. */
interface Charge {
  name: string;
  /** The amount used in a month. */
  used: number;
  included: number;
  usd: number;
}

interface Bill {
  charges: Charge[];
  database: DatabasePlan;
  total: number;
}

/**
 * @param month what is used in a month.
 * @param gigabytes what the database has stored by then.
 */
export function billOf(month: Usage, gigabytes: number): Bill {
  const database = choosePlan(month, gigabytes);
  const charges: Charge[] = [
    { name: "Workers Paid", used: 1, included: 0, usd: workersPaid.monthly },
    beyond("requests", month.requests, workersPaid.requests),
    beyond("ms of CPU", month.processorMs, workersPaid.processorMs),
    beyond("calls of objects", month.objectCalls, workersPaid.objectCalls),
    beyond("GB-s of objects", month.objectGigabyteSeconds, workersPaid.objectGigabyteSeconds),
    beyond("rows written by objects", month.objectRowsWritten, workersPaid.objectRowsWritten),
    beyond("operations of the queue", month.queueOperations, workersPaid.queueOperations),
    { name: "Turso, the cheapest plan", used: 1, included: 0, usd: database.monthly },
    ...databaseBeyond(database, month, gigabytes),
  ];
  return { charges, database, total: totalOf(charges) };
}

function beyond(name: string, used: number, { included, usd }: PaidShare): Charge {
  return { name, used, included, usd: Math.max(0, used - included) * usd };
}

function databaseBeyond(
  { rowsRead, rowsWritten, storage }: DatabasePlan,
  month: Usage,
  gigabytes: number,
): Charge[] {
  const read = { included: rowsRead, usd: prices.rowRead };
  const written = { included: rowsWritten, usd: prices.rowWritten };
  return [
    beyond("rows read", month.databaseRowsRead, read),
    beyond("rows written", month.databaseRowsWritten, written),
    beyond("GB stored", gigabytes, storage),
  ];
}

/** The one that costs least with what is beyond its share. */
function choosePlan(month: Usage, gigabytes: number): DatabasePlan {
  const costOf = (plan: DatabasePlan) =>
    plan.monthly + totalOf(databaseBeyond(plan, month, gigabytes));
  const [cheapest] = databasePlans.toSorted((one, other) => costOf(one) - costOf(other));
  if (!cheapest) throw new Error("there is no plan");
  return cheapest;
}

function totalOf(charges: readonly Charge[]): number {
  return charges.reduce((sum, { usd }) => sum + usd, 0);
}
