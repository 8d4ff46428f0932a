import { maxCounted } from "../../webhooks/log/read-backlog.ts";
import type { Status } from "./status.ts";

/** One thing that an operator watches. */
export interface Condition {
  /** `failing` takes the service down, `alert` needs somebody to look. */
  state: "ok" | "alert" | "failing";
  name: string;
  text: string;
}

/** Minutes after which a delivery that nobody attempts means that the sweeper or the queue stands still. */
export const standstillMinutes = 5;
/** Minutes after which a move of an account that has not ended is likely to have been interrupted. */
const moveMinutes = 15;
/** A release comes a year after the one before, about ten months after its May. */
const maxReleaseMonths = 24;

/** What the service's own checks say, the worst first. */
export function listConditions(status: Status): Condition[] {
  const conditions = [
    database(status),
    dataset(status),
    replica(status),
    age(status),
    deliveries(status),
    moves(status),
  ];
  const order = ["failing", "alert", "ok"];
  return conditions
    .filter((condition) => condition !== null)
    .sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

function database({ databaseMs }: Status): Condition {
  return databaseMs === null
    ? { state: "failing", name: "Database", text: "does not respond" }
    : { state: "ok", name: "Database", text: `responds in ${databaseMs} ms` };
}

function dataset({ datasetVersion }: Status): Condition {
  return datasetVersion === null
    ? { state: "failing", name: "Reference data", text: "none could be read" }
    : { state: "ok", name: "Reference data", text: datasetVersion };
}

/** The version begins with the month of its newest wages, `2025.05`. */
function age({ datasetVersion, checkedAt }: Status): Condition | null {
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

function deliveries({ overdue }: Status): Condition | null {
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

/** Without it the service works, since what it lacks is read from the database. */
function replica({ replica, datasetVersion }: Status): Condition | null {
  if (replica === null) return null;
  const name = "Replica";
  if (replica === "down") {
    return { state: "alert", name, text: "does not respond: the database is read instead" };
  }
  const { ms, isWhole, version, minutesBehind } = replica;
  const late = minutesBehind > 0 ? `, at least ${minutesBehind} minutes behind` : "";
  if (!isWhole) {
    const text = `does not have the whole of ${datasetVersion}, but ${version ?? "no version"}${late}: the database is read instead`;
    return { state: "alert", name, text };
  }
  return {
    state: late ? "alert" : "ok",
    name,
    text: `responds in ${ms} ms, has ${datasetVersion}${late}`,
  };
}

function moves({ moves }: Status): Condition | null {
  if (moves === null || moves.count === 0) return null;
  const { count, minutes } = moves;
  const hasStopped = minutes >= moveMinutes;
  return {
    state: hasStopped ? "alert" : "ok",
    name: "Moves of accounts",
    text: `${count} not finished, the first begun ${minutes} minutes ago${hasStopped ? ": start it again, or with --cancel" : ""}`,
  };
}
