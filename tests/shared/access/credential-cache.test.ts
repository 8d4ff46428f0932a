import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { CredentialCache } from "#shared/access/credential-cache.ts";
import type { Credential } from "#shared/access/find-caller.ts";
import { DatabaseUnavailable } from "#shared/db/errors.ts";

let now: number;
let cache: CredentialCache;
let lookups: number;
let background: Promise<unknown>[];
beforeEach(() => {
  now = 1_000_000;
  cache = new CredentialCache(() => now);
  lookups = 0;
  background = [];
});

const credential = (revoked: boolean): Credential => ({
  opens: "intelligence",
  caller: {
    accountId: "usr_1",
    accountCreatedAt: 0,
    credentialId: "key_1",
    tier: "free",
    scopes: [],
    access: null,
    limits: { perMinute: 1, perMonth: 1 },
  },
  revoked,
  expiresAt: null,
});

function get(answer: () => Credential | null, key = "a") {
  const find = async () => {
    lookups++;
    return answer();
  };
  return cache.get(key, find, (work) => background.push(work));
}

const down = () => {
  throw new Error("down");
};

const unavailable = () => {
  throw new DatabaseUnavailable("down", { transient: false });
};

describe("a cached credential", () => {
  it("is not looked up again for five seconds, nor is one that does not exist", async () => {
    await get(() => credential(false));
    await get(() => null, "b");
    now += 4_999;
    expect((await get(down))?.revoked).toBe(false);
    expect(await get(down, "b")).toBeNull();
    expect(lookups).toBe(2);
  });

  it("in use is renewed in the background, once, while requests go on", async () => {
    await get(() => credential(false));
    now += 6_000;
    expect((await get(() => credential(true)))?.revoked).toBe(false);
    await get(() => credential(true));
    await Promise.all(background);
    expect(lookups).toBe(2);
    expect((await get(down))?.revoked).toBe(true);
  });

  it("that was not used for ten seconds is looked up first", async () => {
    await get(() => credential(false));
    now += 10_000;
    expect((await get(() => credential(true)))?.revoked).toBe(true);
  });

  it("that many requests need at once is looked up once, also if it does not exist", async () => {
    for (const [key, found] of [
      ["a", credential(false)],
      ["b", null],
    ] as const) {
      lookups = 0;
      const find = async () => {
        lookups++;
        await sleep(20);
        return found;
      };
      const all = Array.from({ length: 50 }, () => cache.get(key, find, () => {}));
      expect(await Promise.all(all)).toEqual(Array(50).fill(found));
      expect(lookups).toBe(1);
    }
  });

  it("is used for a minute at most while the database is down", async () => {
    await get(() => credential(false));
    now += 59_000;
    expect((await get(unavailable))?.revoked).toBe(false);
    now += 1_000;
    await expect(get(unavailable)).rejects.toThrow("down");
  });

  it("is not used longer if the lookup was rejected or failed because of a defect", async () => {
    await get(() => credential(false));
    now += 10_000;
    await expect(get(down)).rejects.toThrow("down");
  });

  it("counts as issued, even if it is no longer fresh", async () => {
    await get(() => credential(false));
    await get(() => null, "b");
    now += 30_000;
    expect([cache.hasFound("a"), cache.hasFound("b"), cache.hasFound("c")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("has the age of its lookup, however long that took", async () => {
    await get(() => {
      now += 4_000;
      return credential(false);
    });
    now += 6_000;
    expect((await get(() => credential(true)))?.revoked).toBe(true);
  });

  it("does not wait for a database that is known to be down, which is retried in the background", async () => {
    await get(() => credential(false));
    await get(() => credential(false), "b");
    now += 20_000;
    await get(unavailable);
    const asked = lookups;
    const silent = new Promise<never>(() => {});
    for (const key of ["a", "b", "a"]) {
      const answer = cache.get(
        key,
        () => silent,
        (work) => background.push(work),
      );
      expect((await answer)?.revoked).toBe(false);
    }
    expect(background.length).toBe(1);

    now += 1_000;
    await get(() => credential(true), "b");
    await Promise.all(background.slice(1));
    expect(lookups).toBe(asked + 1);
    now += 10_000;
    expect((await get(() => credential(true)))?.revoked).toBe(true);
  });

  it("expires although the clock was set back", async () => {
    await get(() => credential(false));
    now -= 3_600_000;
    expect((await get(() => credential(true)))?.revoked).toBe(true);
  });
});
