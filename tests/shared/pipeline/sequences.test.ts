import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { outbox } from "#schema/pipeline.ts";
import { sharePipeline } from "#tests/support/pipeline.ts";
import { byHttp, byVerb } from "#tests/support/pipeline-operations.ts";
import { type Side, type Step, steps, takeSteps } from "#tests/support/pipeline-steps.ts";
import { startVerbs, type VerbUser } from "#tests/support/pipeline-verbs.ts";
import { isWhole } from "#tests/support/whole.ts";

const [verbs, pipeline] = await Promise.all([startVerbs(), sharePipeline()]);
afterAll(() => Promise.all([verbs.stop(), pipeline.stop()]));

const start = Date.parse("2026-11-21T12:00:00Z");

describe("any sequence of operations by three users", () => {
  const eventsOf = async (account: string) => {
    const rows = await verbs.db.select().from(outbox).where(eq(outbox.userId, account));
    return rows.map(({ type, payload }) => ({ type, data: JSON.parse(payload) }));
  };
  const sideOf = (user: VerbUser): Side => ({
    send: (operation, at) => byVerb(user, at, operation),
    events: () => eventsOf(user.account),
  });

  it("has the same results as the model, at any time", { timeout: 900_000 }, async () => {
    const run = async (taken: readonly Step[]) => {
      const users = await verbs.newUsers(3);
      await takeSteps(users.map(sideOf), taken, { start, moves: true });
    };
    const numRuns = isWhole ? 2_000 : 15;
    await fc.assert(fc.asyncProperty(steps, run), { numRuns });
  });
});

describe("any sequence of operations over HTTP", () => {
  it("has the same results as the model, and never a 500", {
    timeout: 900_000,
  }, async () => {
    const run = async (taken: readonly Step[]) => {
      const users = [await pipeline.newUser(), await pipeline.newUser(), await pipeline.newUser()];
      const sides = users.map(
        (user): Side => ({
          send: (operation) => byHttp(user, operation),
          events: user.events,
        }),
      );
      await takeSteps(sides, taken, { start, moves: false });
    };
    await fc.assert(fc.asyncProperty(steps, run), { numRuns: isWhole ? 200 : 3 });
    expect(pipeline.service.logs().filter((line) => line.includes("internal_error"))).toEqual([]);
  });
});
