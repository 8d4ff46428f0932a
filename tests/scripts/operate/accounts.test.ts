import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { startDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { runHere } from "#tests/support/run-here.ts";

let server: TestDatabase;

beforeAll(async () => {
  server = await startDatabase();
  await server
    .connect()
    .insert(users)
    .values({
      id: "usr_1",
      email: "ann@example.com",
      tier: "free",
      createdAt: Date.UTC(2026, 0, 2),
    });
});
afterAll(() => server.stop());

const accounts = (...args: string[]) =>
  runHere("operate/accounts.ts", args, { DATABASE_URL: server.url });

async function stored() {
  const [row] = await server.connect().select().from(users).where(eq(users.id, "usr_1"));
  return row;
}

describe("npm run accounts", () => {
  it("changes a plan", async () => {
    expect((await accounts("set-tier", "ann@example.com", "ultra")).code).toBe(0);
    expect((await stored())?.tier).toBe("ultra");
  });

  it("sets an account's limits and resets them, one by one", async () => {
    await accounts("set-limits", "ann@example.com", "--per-minute", "7", "--per-month", "90");
    expect(await stored()).toMatchObject({ perMinuteOverride: 7, perMonthOverride: 90 });
    await accounts("set-limits", "ann@example.com", "--per-minute", "default");
    expect(await stored()).toMatchObject({ perMinuteOverride: null, perMonthOverride: 90 });
    expect((await accounts("list")).stdout).toMatch(
      /usr_1 +ann@example\.com +ultra +1500 +90 \(set\) +2026-01-02/,
    );
  });

  it("rejects an unknown address, plan or number without changing anything", async () => {
    const before = await stored();
    const wrong = [
      await accounts("set-tier", "nobody@example.com", "pro"),
      await accounts("set-tier", "ann@example.com", "gold"),
      await accounts("set-limits", "ann@example.com"),
      await accounts("set-limits", "ann@example.com", "--per-minute", "0"),
      await accounts("set-limits", "ann@example.com", "--per-minute", "1e3"),
      await accounts("set-limits", "ann@example.com", "--per-minute", "-5"),
      await accounts("frobnicate"),
    ];
    expect(wrong.map((result) => result.code)).toEqual([1, 2, 2, 2, 2, 2, 2]);
    expect(wrong[5]?.stderr).toMatch(/^--per-minute needs a value.*\n\nUsage:/);
    expect(wrong[6]?.stderr).toMatch(/^Unknown command: frobnicate\.\n\nUsage:/);
    expect(await stored()).toEqual(before);
  });
});
