import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiKeys, pipelineTokens } from "#schema/accounts.ts";
import { createAccount } from "#scripts/run/stage/callers.ts";
import type { Tier } from "#shared/access/tiers.ts";
import { renameKey, revokeKey } from "#shared/accounts/keys/change-key.ts";
import { createKey, type NewKey } from "#shared/accounts/keys/create-key.ts";
import type { KeyGrant } from "#shared/accounts/keys/key-record.ts";
import { maxKeysPerDay, maxLiveKeys } from "#shared/accounts/keys/key-rules.ts";
import { findOwnKey, listKeys } from "#shared/accounts/keys/read-keys.ts";
import { dayMs } from "#shared/core/dates.ts";
import { ApiError } from "#shared/core/errors.ts";
import { newId } from "#shared/core/ids.ts";
import { type Write, writeAtomically } from "#shared/db/transaction.ts";
import { shareProbe } from "#tests/support/probe.ts";

const probe = await shareProbe();

const salary: KeyGrant = { kind: "intelligence", scopes: ["intelligence:read"] };
const key = (change: Partial<NewKey> = {}): NewKey => ({
  name: "laptop",
  grant: salary,
  expiresAt: null,
  ...change,
});

/** An account, and the verbs on its keys. */
async function account(tier: Tier = "ultra") {
  const accountId = await createAccount(probe.db, { tier });
  const context = (now = Date.now()) => ({
    db: probe.db,
    caller: { accountId },
    browser: "a test",
    tier,
    newId,
    now,
  });
  const write = <T>(decide: (write: Write) => Promise<T>) => writeAtomically(probe.db, decide);
  return {
    accountId,
    make: (change: Partial<NewKey> = {}, now?: number) =>
      write((write) => createKey({ ...context(now), write }, key(change))),
    rename: (id: string, name: string) =>
      write((write) => renameKey({ ...context(), write }, id, name)),
    revoke: (id: string) => write((write) => revokeKey({ ...context(), write }, id)),
    find: (id: string) => findOwnKey(context(), id),
    list: (now?: number) => listKeys(context(now)),
  };
}

async function fieldsOf(work: Promise<unknown>): Promise<string[]> {
  const error = await work.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(error instanceof ApiError)) throw error ?? new Error("nothing was refused");
  expect(error.code).toBe("parameter_missing");
  return (error.details.fields ?? []).map(({ field }) => field);
}

describe("a new key", () => {
  it("works at once, and is listed without its text until it is revoked", async () => {
    const own = await account("pro");
    const { id, token } = await own.make({ name: "Büro" });
    expect((await probe.get("/free", { key: token })).status).toBe(200);
    const { live, ended } = await own.list();
    expect(live).toMatchObject([{ id, name: "Büro", grant: salary, lastFour: token.slice(-4) }]);
    expect(ended).toEqual([]);
    expect(JSON.stringify(live)).not.toContain(token.slice(13, -4));

    expect(await own.revoke(id)).toBe(true);
    expect(await own.revoke(id)).toBe(false);
    expect(await own.list()).toMatchObject({ live: [], ended: [{ id }] });
  });

  it("is refused when it has expired, whoever has seen it before", async () => {
    const own = await account();
    const pipeline: KeyGrant = { kind: "pipeline", access: "read" };
    /** Two keys that were used before they expired, however slow the machine is. */
    const useUntilExpired = async (validMs: number): Promise<string[]> => {
      const expiresAt = Date.now() + validMs;
      const { token } = await own.make({ expiresAt });
      const other = await own.make({ grant: pipeline, expiresAt });
      const used = [
        (await probe.get("/free", { key: token })).status,
        (await probe.get("/api/mcp/read", { key: other.token })).status,
      ];
      if (Date.now() >= expiresAt) return useUntilExpired(2 * validMs);
      expect(used).toEqual([200, 200]);
      await new Promise((resolve) => setTimeout(resolve, expiresAt - Date.now() + 50));
      return [token, other.token];
    };
    const [token = "", otherToken = ""] = await useUntilExpired(1_500);
    expect((await probe.get("/free", { key: token })).status).toBe(401);
    const refused = await probe.get("/api/mcp/read", { key: otherToken });
    expect(refused.status).toBe(403);
    expect(JSON.stringify(refused.body)).toContain("expired");
    expect((await own.list()).live).toEqual([]);
  });

  it("is what the plan allows", async () => {
    const [free, pro] = [await account("free"), await account("pro")];
    const pipeline: KeyGrant = { kind: "pipeline", access: "read" };
    const skills: KeyGrant = { kind: "intelligence", scopes: ["skills:read"] };
    expect(await fieldsOf(free.make({ grant: { kind: "whitelabel" } }))).toEqual(["kind"]);
    expect(await fieldsOf(pro.make({ grant: pipeline }))).toEqual(["kind"]);
    expect(await fieldsOf(free.make({ grant: skills }))).toEqual(["scopes"]);
    expect(await fieldsOf(pro.make({ grant: { ...skills, scopes: [] } }))).toEqual(["scopes"]);
    expect((await pro.make({ grant: { kind: "whitelabel" } })).token).toMatch(/^wlk_/);
    expect((await pro.make({ grant: skills })).token).toMatch(/^intelligence_/);
    expect((await (await account()).make({ grant: pipeline })).token).toMatch(/^ext_/);
  });

  it("has a name of one line, and expires within five years if at all", async () => {
    const own = await account();
    for (const name of ["", " a", "a\nb", "a\0b", "x".repeat(61), "\ud800"]) {
      expect(await fieldsOf(own.make({ name })), JSON.stringify(name)).toEqual(["name"]);
    }
    for (const expiresAt of [Date.now() - 1, Date.now() + 6 * 366 * dayMs, Number.NaN]) {
      expect(await fieldsOf(own.make({ expiresAt }))).toEqual(["expires"]);
    }
    expect(await fieldsOf(own.make({ name: "", expiresAt: 0 }))).toEqual(["name", "expires"]);
    expect((await own.list()).live).toEqual([]);
  });
});

describe("the keys of an account", () => {
  it(`are at most ${maxLiveKeys} that are valid, however many are made at the same time`, async () => {
    const own = await account();
    const access = { kind: "pipeline", access: "read" } as const;
    for (let made = 0; made < maxLiveKeys - 1; made++) {
      await own.make(made % 2 ? { grant: access } : {});
    }
    const last = await Promise.allSettled([own.make(), own.make({ grant: access }), own.make()]);
    expect(last.filter(({ status }) => status === "fulfilled").length).toBe(1);
    const { live } = await own.list();
    expect(live.length).toBe(maxLiveKeys);
    await expect(own.make()).rejects.toThrow(`${maxLiveKeys} keys, which is the maximum`);
    await own.revoke(live[0]?.id ?? "");
    await own.make();
  });

  it(`are at most ${maxKeysPerDay} that were made within a day`, async () => {
    const own = await account();
    const now = Date.now();
    await probe.db.insert(apiKeys).values(
      Array.from({ length: maxKeysPerDay }, (_, at) => ({
        id: newId("apiKey"),
        userId: own.accountId,
        kind: "intelligence" as const,
        name: "revoked",
        sha256: `${own.accountId} ${at}`,
        lastFour: "0000",
        scopes: "",
        createdAt: now - dayMs + 60_000,
        revokedAt: now,
      })),
    );
    await expect(own.make()).rejects.toThrow("within 24 hours");
    await own.make({}, now + 120_000);
  });

  it("are removed when they ended before the usage that is kept", async () => {
    const own = await account();
    const { id } = await own.make();
    const kept = await own.make();
    const ended = Date.now() - 430 * dayMs;
    await probe.db.update(apiKeys).set({ revokedAt: ended }).where(eq(apiKeys.id, id));
    const token = await own.make({ grant: { kind: "pipeline", access: "read" } });
    await probe.db
      .update(pipelineTokens)
      .set({ expiresAt: ended })
      .where(eq(pipelineTokens.id, token.id));
    const added = await own.make();
    const { live, ended: left } = await own.list();
    expect(live.map((one) => one.id).sort()).toEqual([kept.id, added.id].sort());
    expect(left).toEqual([]);
  });

  it("cannot be seen, named or revoked by another account", async () => {
    const [own, other] = [await account(), await account()];
    const { id, token } = await own.make();
    const issued = await own.make({ grant: { kind: "pipeline", access: "read" } });
    for (const foreign of [id, issued.id, "key_doesnotexist0000", "tok_doesnotexist0000"]) {
      const missing = { code: "record_not_found" };
      await expect(other.find(foreign)).rejects.toMatchObject(missing);
      await expect(other.rename(foreign, "mine")).rejects.toMatchObject(missing);
      await expect(other.revoke(foreign)).rejects.toMatchObject(missing);
    }
    expect((await other.list()).live).toEqual([]);
    expect((await own.find(id)).name).toBe("laptop");
    expect((await probe.get("/free", { key: token })).status).toBe(200);
  });
});
