import { afterAll, describe, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { passkeys, signUps } from "#schema/sign-in.ts";
import { startDatabase } from "#scripts/run/stage/database.ts";
import {
  signUpsForNewSites,
  signUpsPerHour,
  signUpsPerNetwork,
  signUpsPerSite,
} from "#shared/access/tiers.ts";
import { addPasskey } from "#shared/accounts/passkeys/own-passkeys.ts";
import { checkAdmission, fullBound } from "#shared/accounts/sign-up/check-admission.ts";
import { makeAccount } from "#shared/accounts/sign-up/make-account.ts";
import { ApiError } from "#shared/core/errors.ts";
import { newId } from "#shared/core/ids.ts";
import { writeAtomically } from "#shared/db/transaction.ts";

const server = await startDatabase();
const db = server.connect({ timeoutMs: 60_000 });
afterAll(() => server.stop());

const now = Date.parse("2026-11-21T12:00:00Z");
const common = () => ({ db, now, browser: "Firefox on Linux", secretsKey: "ab".repeat(32) });
const passkeyOf = (credentialId: string) => ({
  ...{ credentialId, publicKey: "AA", counter: 0, transports: "" },
  ...{ backupEligible: false, backedUp: false },
});

function signUp(credentialId: string, network: string, site = network) {
  const account = { name: "N", userHandle: `handle-${credentialId}`, invitation: null };
  return writeAtomically(db, (write) =>
    makeAccount(
      { ...common(), write },
      {
        ...account,
        origin: { network, site },
        passkey: passkeyOf(credentialId),
        replaces: "ses_none",
      },
    ),
  );
}

function refusalOf(write: Promise<unknown>): Promise<ApiError> {
  return write.then(
    () => expect.fail("was not refused"),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
      return error as ApiError;
    },
  );
}

describe("an account", () => {
  it("is not made with a passkey of another account, nor gets one", async () => {
    const { accountId } = await signUp("taken", "a");
    const before = await db.$count(users);
    expect((await refusalOf(signUp("taken", "b"))).row.status).toBe(400);
    expect(await db.$count(users)).toBe(before);
    const other = await signUp("own", "b");
    const add = writeAtomically(db, async (write) => {
      const caller = { accountId: other.accountId, credentialId: "ses_1" };
      const context = { ...common(), write, caller, newId, announce() {} };
      const passkey = passkeyOf("taken");
      await addPasskey(context, { name: "N", userHandle: "handle-own", passkey });
    });
    expect((await refusalOf(add)).row.status).toBe(400);
    const owners = await db.select({ of: passkeys.userId }).from(passkeys);
    expect(owners).toEqual(expect.arrayContaining([{ of: accountId }, { of: other.accountId }]));
    expect(owners).toHaveLength(2);
  });

  it("is one of ten of a network in a day, even if more are made at the same time", async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 14 }, (_, n) => signUp(`burst-${n}`, "burst")),
    );
    const made = outcomes.filter(({ status }) => status === "fulfilled");
    expect(made).toHaveLength(signUpsPerNetwork);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason.row.status).toBe(429);
    }
    await signUp("elsewhere", "elsewhere");
  });

  it("is one of a share of its /48, however many networks that has", async () => {
    await db.delete(signUps);
    const fill = (count: number, site: (n: number) => string) =>
      db
        .insert(signUps)
        .values(
          Array.from({ length: count }, (_, n) => ({ network: `n-${n}`, site: site(n), at: now })),
        );
    await fill(signUpsPerSite - 1, () => "busy");
    await signUp("of-site", "network-40", "busy");
    expect((await refusalOf(signUp("of-full-site", "network-41", "busy"))).row.status).toBe(429);

    // Others have used their half; what is left is for sites that have made none.
    await fill(signUpsPerHour - signUpsForNewSites - signUpsPerSite, (n) => `site-${n % 3}`);
    expect((await refusalOf(signUp("second", "elsewhere", "site-0"))).row.status).toBe(429);
    await signUp("first-of-new", "new-network", "new-site");
    expect((await refusalOf(signUp("second-of-new", "new", "new-site"))).row.status).toBe(429);
    await fill(signUpsForNewSites - 1, (n) => `new-${n}`);
    expect((await refusalOf(signUp("at-the-end", "last", "last"))).row.status).toBe(429);
  });

  it("of many of one /48 is refused by its addresses, and one of another is not", async () => {
    await db.delete(signUps);
    const ask = (network: string, site: string) =>
      checkAdmission({ ...common() }, { policy: "open", network, site, invitation: "" });
    for (let n = 0; n < signUpsPerSite; n++) {
      const admission = await ask(`2001:db8:1:${n}::/64`, "2001:db8:1::/48");
      if (admission.refusedFor !== null) throw new Error(`refused after ${n}`);
      await db.insert(signUps).values({ ...admission.origin, at: now });
    }
    expect(await ask("2001:db8:1:ffff::/64", "2001:db8:1::/48")).toEqual({ refusedFor: "address" });
    expect(await ask("2001:db8:2:1::/64", "2001:db8:2::/48")).toMatchObject({ refusedFor: null });
  });

  it("has room as the bounds say", () => {
    const room = { ofNetwork: 9, ofSite: 39, ofAll: 99 };
    expect(fullBound(room)).toBeNull();
    expect(fullBound({ ...room, ofNetwork: 10 })).toBe("address");
    expect(fullBound({ ...room, ofSite: 40 })).toBe("address");
    expect(fullBound({ ...room, ofAll: 100 })).toBe("total");
    expect(fullBound({ ofNetwork: 0, ofSite: 0, ofAll: 199 })).toBeNull();
    expect(fullBound({ ofNetwork: 0, ofSite: 0, ofAll: 200 })).toBe("total");
  });
});
