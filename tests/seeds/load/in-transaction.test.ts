import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { startDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { inTransaction } from "#seeds/load/in-transaction.ts";
import type { Database } from "#shared/db/client.ts";
import { classify } from "#shared/db/errors.ts";

let server: TestDatabase;
let db: Database;

beforeAll(async () => {
  server = await startDatabase();
  db = server.connect({ timeoutMs: 30_000 });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await db.delete(users);
});

const user = (id: string) =>
  ({ id, email: `${id}@example.com`, tier: "free", createdAt: 0 }) as const;

describe("a transaction", () => {
  it("keeps everything it wrote, and returns its function's result", async () => {
    const answer = await inTransaction(db, async (tx) => {
      await tx.insert(users).values(user("a"));
      await tx.insert(users).values(user("b"));
      return (await tx.select().from(users)).length;
    });
    expect(answer).toBe(2);
    expect(await db.$count(users)).toBe(2);
  });

  it("keeps nothing if its function throws, and rethrows the error", async () => {
    const reason = new Error("changed my mind");
    const attempt = inTransaction(db, async (tx) => {
      await tx.insert(users).values(user("a"));
      throw reason;
    });
    await expect(attempt).rejects.toBe(reason);
    expect(await db.$count(users)).toBe(0);
  });

  it("keeps nothing if the connection is lost midway", async () => {
    const hasty = server.connect({ timeoutMs: 500 });
    const attempt = inTransaction(hasty, async (tx) => {
      await tx.insert(users).values(user("a"));
      await server.freeze();
      await tx.insert(users).values(user("b"));
    });
    const error = await attempt.catch((reason: unknown) => reason);
    server.thaw();
    expect(classify(error)).toBe("unavailable");
    expect(await db.$count(users)).toBe(0);
  });

  it("does not lose an update to a concurrent one", async () => {
    await db.insert(users).values({ ...user("a"), perMinuteOverride: 0 });
    const increment = async () => {
      const own = server.connect({ timeoutMs: 30_000 });
      await inTransaction(own, async (tx) => {
        const [row] = await tx.select().from(users);
        await tx.update(users).set({ perMinuteOverride: (row?.perMinuteOverride ?? 0) + 1 });
      });
    };
    await Promise.all(Array.from({ length: 20 }, increment));
    const [row] = await db.select().from(users);
    expect(row?.perMinuteOverride).toBe(20);
  });
});
