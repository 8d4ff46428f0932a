import { expect, it } from "vitest";
import { listConditions, type ServiceStatus } from "#shared/site/status/status.ts";
import { maxCounted } from "#shared/webhooks/log/read-backlog.ts";

const fine: ServiceStatus = {
  databaseMs: 4,
  datasetVersion: "2025.05-35fa4e7a",
  overdue: { count: 0, minutes: 0 },
  mails: null,
  late: null,
  checkedAt: "2026-11-21 12:00",
};
const linesOf = (status: Partial<ServiceStatus>) =>
  listConditions({ ...fine, ...status }).map(
    ({ state, name, text }) => `${state}: ${name}: ${text}`,
  );

it("are all fine where nothing is the matter", () => {
  expect(linesOf({})).toEqual([
    "ok: Database: responds in 4 ms",
    "ok: Reference data: 2025.05-35fa4e7a",
    "ok: Age of the wages: 18 months",
    "ok: Webhook deliveries: none is overdue",
  ]);
});

it("begin with what is down, and say nothing of what could not be read", () => {
  expect(linesOf({ databaseMs: null, datasetVersion: null, overdue: null })).toEqual([
    "failing: Database: does not respond",
    "failing: Reference data: none could be read",
  ]);
});

it("alert where a newer release should be out", () => {
  expect(linesOf({ checkedAt: "2027-05-31 23:59" })).toContain("ok: Age of the wages: 24 months");
  expect(linesOf({ checkedAt: "2027-06-01 00:00" })[0]).toMatch(/^alert: Age of the wages: 25/);
});

it("alert where deliveries stand still or pile up", () => {
  const [slow] = linesOf({ overdue: { count: 3, minutes: 5 } });
  expect(slow).toBe(
    "alert: Webhook deliveries: 3 overdue, the first for 5 minutes: the queue or the sweeper stands still",
  );
  expect(linesOf({ overdue: { count: 999, minutes: 4 } })).toContain(
    "ok: Webhook deliveries: 999 overdue, the first for 4 minutes",
  );
  expect(linesOf({ overdue: { count: maxCounted, minutes: 1 } })[0]).toMatch(
    /^alert: Webhook deliveries: at least 1000 overdue/,
  );
});

it("alert where mail is not read, and have no line without mail", () => {
  expect(linesOf({ mails: { count: 0, minutes: 0 } }).at(-1)).toBe(
    "ok: Mail: none waits to be read",
  );
  expect(linesOf({ mails: { count: 3, minutes: 9 } })).toContain(
    "ok: Mail: 3 not read, the first for 9 minutes",
  );
  expect(linesOf({ mails: { count: maxCounted, minutes: 10 } })[0]).toBe(
    "alert: Mail: at least 1000 not read, the first for 10 minutes: the queue or the sweeper stands still",
  );
});

it("alert where what should have been deleted is still there, and name it", () => {
  expect(linesOf({ late: [] })).toContain("ok: Clean-up: nothing is late");
  expect(linesOf({ late: ["sessions", "files of `X`"] })[0]).toBe(
    "alert: Clean-up: late by more than two hours: sessions; files of X",
  );
});
