import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { idempotencyKeys } from "#schema/idempotency.ts";
import { startDatabase } from "#scripts/run/stage/database.ts";
import type { ApiError } from "#shared/core/errors.ts";
import { classify } from "#shared/db/errors.ts";
import { statement, writeAtomically } from "#shared/db/transaction.ts";
import { claimKey, completeClaim, releaseClaim } from "#shared/idempotency/claim-key.ts";

const server = await startDatabase();
const db = server.connect({ timeoutMs: 30_000 });
afterAll(() => server.stop());

const now = Date.parse("2026-11-21T12:00:00Z");
const answer = { status: 201, body: "{}", requestId: "req_1" };

type Claim = Parameters<typeof releaseClaim>[1];

async function claimed(key: string): Promise<Claim> {
  const request = { accountId: "usr_1", operation: "POST /x", key, body: "" };
  const claim = await claimKey(db, request, now);
  if (claim.kind !== "new") throw new Error("expected a new claim");
  return claim.claim;
}

function work(claim: Claim, id: string): Promise<void> {
  return writeAtomically(db, async (write) => {
    write(
      statement
        .insert(users)
        .values({ id, email: `${id}@example.com`, tier: "free", createdAt: 0 }),
    );
    completeClaim(write, claim, answer);
  });
}

describe("work under a claim", () => {
  it("is committed together with its response", async () => {
    await work(await claimed("kept"), "kept");
    expect(await db.$count(users)).toBe(1);
    const request = { accountId: "usr_1", operation: "POST /x", key: "kept", body: "" };
    expect(await claimKey(db, request, now)).toEqual({ kind: "replay", response: answer });
  });

  it("is not done if the claim has expired or is completed", async () => {
    const lost = await claimed("lost");
    await releaseClaim(db, lost);
    const before = await db.$count(users);
    expect(classify(await work(lost, "lost").catch((error: unknown) => error))).toBe("unavailable");
    const used = await claimed("used");
    await work(used, "used");
    expect(classify(await work(used, "twice").catch((error: unknown) => error))).toBe(
      "unavailable",
    );
    expect(await db.$count(users)).toBe(before + 1);
  });
});

describe("a claim that is not completed", () => {
  const request = (key: string) => ({ accountId: "usr_3", operation: "POST /x", key, body: "" });
  const retryAfter = (key: string, at: number) =>
    claimKey(db, request(key), at).then(
      ({ kind }) => kind,
      (error: ApiError) => error.details.afterSeconds,
    );

  it("says after two seconds, when its holder may be dead, for how long it can still live", async () => {
    await claimKey(db, request("crashed"), now);
    const after = [0, 1_999, 2_000, 30_000, 59_500, 60_000];
    const said = await Promise.all(after.map((ms) => retryAfter("crashed", now + ms)));
    expect(said).toEqual([1, 1, 58, 30, 1, 1]);
    expect(await retryAfter("crashed", now + 60_001)).toBe("new");
  });

  it("has expired if it is dated in the future, since the clock has jumped back", async () => {
    await claimKey(db, request("ahead"), now + 3_600_000);
    await claimKey(db, request("skewed"), now + 5_000);
    expect(await retryAfter("skewed", now)).toBe(1);
    expect(await retryAfter("ahead", now)).toBe("new");
    const late = await claimed("response of later");
    await work(late, "late");
    const same = { accountId: "usr_1", operation: "POST /x", key: "response of later", body: "" };
    // A response is kept: its retry would write a second time.
    expect(await claimKey(db, same, now - 3_600_000)).toMatchObject({ kind: "replay" });
    expect(await claimKey(db, same, now - 25 * 3_600_000)).toMatchObject({ kind: "new" });
  });
});

describe("responses that have expired", () => {
  it("are removed a few at a time, whoever stored them, and never keep a claim from succeeding", async () => {
    const expired = (key: string, n: number) => ({
      ...{ accountId: "usr_2", operation: "POST /x", key, bodySha256: "", claim: `old-${n}` },
      ...{ ...answer, createdAt: now - 25 * 3_600_000 },
    });
    const rows = Array.from({ length: 400 }, (_, n) => expired(`key-${n}`, n));
    await db.insert(idempotencyKeys).values([...rows, expired("last", 400)]);
    const left = () => db.$count(idempotencyKeys, eq(idempotencyKeys.accountId, "usr_2"));
    await claimed("another");
    expect(await left()).toBeGreaterThan(300);
    expect(await left()).toBeLessThan(401);
    const request = { accountId: "usr_2", operation: "POST /x", key: "last", body: "" };
    expect(await claimKey(db, request, now)).toMatchObject({ kind: "new" });
    for (let n = 0; n < 8; n++) await claimed(`more-${n}`);
    expect(await left()).toBe(1);
  });
});
