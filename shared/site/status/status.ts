import { maxCounted } from "#shared/webhooks/log/read-backlog.ts";

/** One thing that an operator watches. */
interface WatchedCondition {
  /** `failing` takes the service down, `alert` needs somebody to look. */
  state: "ok" | "alert" | "failing";
  name: string;
  text: string;
}

/** Minutes after which a delivery that nobody attempts means that the sweeper or the queue stands still. */
const standstillMinutes = 5;
/** Minutes after which a mail that nobody reads means the same. */
const unreadMinutes = 10;
/** A release comes a year after the one before, about ten months after its May. */
const maxReleaseMonths = 24;

/** The results of the service's own checks, the worst first. */
export function listConditions(status: ServiceStatus): WatchedCondition[] {
  const conditions = [
    database(status),
    dataset(status),
    age(status),
    deliveries(status),
    mails(status),
    cleanUp(status),
  ];
  const order = ["failing", "alert", "ok"];
  return conditions
    .filter((condition) => condition !== null)
    .sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

function database({ databaseMs }: ServiceStatus): WatchedCondition {
  return databaseMs === null
    ? { state: "failing", name: "Database", text: "does not respond" }
    : { state: "ok", name: "Database", text: `responds in ${databaseMs} ms` };
}

function dataset({ datasetVersion }: ServiceStatus): WatchedCondition {
  return datasetVersion === null
    ? { state: "failing", name: "Reference data", text: "none could be read" }
    : { state: "ok", name: "Reference data", text: datasetVersion };
}

/** The version begins with the month of its newest wages, `2025.05`. */
function age({ datasetVersion, checkedAt }: ServiceStatus): WatchedCondition | null {
  const [, year, month] = /^(\d{4})\.(\d\d)/.exec(datasetVersion ?? "") ?? [];
  if (!year || !month) return null;
  const now = new Date(`${checkedAt.slice(0, 10)}T00:00:00Z`);
  const months = (now.getUTCFullYear() - Number(year)) * 12 + now.getUTCMonth() + 1 - Number(month);
  return {
    state: months > maxReleaseMonths ? "alert" : "ok",
    name: "Age of the wages",
    text: `${months} months${months > maxReleaseMonths ? ": a newer release is likely to be out" : ""}`,
  };
}

function deliveries({ overdue }: ServiceStatus): WatchedCondition | null {
  if (overdue === null) return null;
  const { count, minutes } = overdue;
  if (count === 0) return { state: "ok", name: "Webhook deliveries", text: "none is overdue" };
  const standsStill = minutes >= standstillMinutes;
  // Fewer may be overdue while receivers are slow.
  const isFull = count >= maxCounted;
  return {
    state: standsStill || isFull ? "alert" : "ok",
    name: "Webhook deliveries",
    text: `${isFull ? "at least " : ""}${count} overdue, the first for ${minutes} minutes${standsStill ? ": the queue or the sweeper stands still" : ""}`,
  };
}

function mails({ mails }: ServiceStatus): WatchedCondition | null {
  if (mails === null) return null;
  const name = "Mail";
  const { count, minutes } = mails;
  if (count === 0) return { state: "ok", name, text: "none waits to be read" };
  const standsStill = minutes >= unreadMinutes;
  return {
    state: standsStill ? "alert" : "ok",
    name,
    text: `${count >= maxCounted ? "at least " : ""}${count} not read, the first for ${minutes} minutes${standsStill ? ": the queue or the sweeper stands still" : ""}`,
  };
}

function cleanUp({ late }: ServiceStatus): WatchedCondition | null {
  if (late === null) return null;
  const name = "Clean-up";
  if (late.length === 0) return { state: "ok", name, text: "nothing is late" };
  const text = `late by more than two hours: ${late.map((what) => what.replaceAll("`", "")).join("; ")}`;
  return { state: "alert", name, text };
}

/** The state of a deployment at the time of the request. */
export interface ServiceStatus {
  /** Milliseconds that the database took; null if it did not respond. */
  databaseMs: number | null;
  /** Version of the live dataset; null if none could be read. */
  datasetVersion: string | null;
  /** Deliveries that should have been attempted, and for how long the first; null if it could not be read. */
  overdue: { count: number; minutes: number } | null;
  /** Mails that should have been read, and for how long the first; null without mail, or if it could not be read. */
  mails: { count: number; minutes: number } | null;
  /** What should have been deleted two hours ago and is still there; null if it could not be read. */
  late: readonly string[] | null;
  /** `YYYY-MM-DD HH:MM`, UTC. */
  checkedAt: string;
}
