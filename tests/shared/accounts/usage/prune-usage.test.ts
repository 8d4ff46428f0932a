import { afterAll, beforeAll, expect, it } from "vitest";
import { createAccount } from "../../../../scripts/run/stage/callers.ts";
import { pruneUsage } from "../../../../shared/accounts/usage/prune-usage.ts";
import { hourMs } from "../../../../shared/core/dates.ts";
import { type ProbeHarness, shareProbe } from "../../../support/probe.ts";

let probe: ProbeHarness;
beforeAll(async () => {
  probe = await shareProbe();
});
afterAll(() => probe.stop());

it("every account has its turn once in thirty days", async () => {
  const accounts = new Set<string>();
  for (let made = 0; made < 12; made++) accounts.add(await createAccount(probe.db));
  const pruned: string[] = [];
  const start = Date.parse("2026-11-22T15:30:00Z");
  for (let hour = 0; hour < 720; hour++) {
    await pruneUsage({
      db: probe.db,
      now: start + hour * hourMs,
      prune: async (id) => void pruned.push(id),
    });
  }
  expect(pruned.filter((id) => accounts.has(id)).sort()).toEqual([...accounts].sort());
});
