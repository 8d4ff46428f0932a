import { inArray } from "drizzle-orm";
import { expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { createAccount } from "#scripts/run/stage/callers.ts";
import { type PruneState, pruneUsage } from "#shared/accounts/usage/prune-usage.ts";
import { hourMs } from "#shared/core/dates.ts";
import { shareProbe } from "#tests/support/probe.ts";

const probe = await shareProbe();

const start = Date.parse("2026-11-22T15:30:00Z");

it("every account has its turn once in thirty days", async () => {
  const accounts = new Set<string>();
  for (let made = 0; made < 12; made++) accounts.add(await createAccount(probe.db));
  const pruned: string[] = [];
  for (let hour = 0; hour < 720; hour++) {
    const context = {
      db: probe.db,
      now: start + hour * hourMs,
      prune: async (id: string) => void pruned.push(id),
    };
    await pruneUsage(context, null);
  }
  expect(pruned.filter((id) => accounts.has(id)).sort()).toEqual([...accounts].sort());
});

it("all accounts of a turn are pruned in it, however many there are, in small parts", async () => {
  // Ids begin with the same two characters, so that they have one turn; more than an hour's run pruned before.
  const ids = Array.from({ length: 420 }, (_, n) => `usr_Kq${String(n).padStart(20, "0")}`);
  for (let at = 0; at < ids.length; at += 60) {
    await probe.db
      .insert(users)
      .values(ids.slice(at, at + 60).map((id) => ({ id, tier: "free" as const, createdAt: 0 })));
  }
  const pruned: string[] = [];
  const parts: number[] = [];
  for (let hour = 0; hour < 720; hour++) {
    let state: PruneState | null = null;
    for (let hasMore = true; hasMore; ) {
      const before = pruned.length;
      const context = {
        db: probe.db,
        now: start + hour * hourMs,
        prune: async (id: string) => void pruned.push(id),
      };
      ({ state, hasMore } = await pruneUsage(context, state));
      parts.push(pruned.length - before);
    }
  }
  expect(pruned.filter((id) => ids.includes(id))).toEqual(ids);
  expect(Math.max(...parts)).toBeLessThanOrEqual(25);
  await probe.db.delete(users).where(inArray(users.id, ids));
});
