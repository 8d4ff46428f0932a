import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../../../schema/accounts.ts";
import { passkeys } from "../../../../schema/sign-in.ts";
import { signUpsPerNetwork } from "../../../../shared/access/tiers.ts";
import { addPasskey } from "../../../../shared/accounts/passkeys/add-passkey.ts";
import { makeAccount } from "../../../../shared/accounts/sign-up/make-account.ts";
import { ApiError } from "../../../../shared/core/errors.ts";
import { newId } from "../../../../shared/core/ids.ts";
import type { Database } from "../../../../shared/db/client.ts";
import { writeAtomically } from "../../../../shared/db/transaction.ts";
import { startDatabase, type TestDatabase } from "../../../support/database.ts";

let server: TestDatabase;
let db: Database;
beforeAll(async () => {
  server = await startDatabase();
  db = server.connect({ timeoutMs: 60_000 });
});
afterAll(() => server.stop());

const now = Date.parse("2026-11-21T12:00:00Z");
const common = () => ({ db, now, browser: "Firefox on Linux", secretsKey: "ab".repeat(32) });
const passkeyOf = (credentialId: string) => ({
  ...{ credentialId, publicKey: "AA", counter: 0, transports: "" },
  ...{ backupEligible: false, backedUp: false },
});

function signUp(credentialId: string, networkHash: string) {
  const account = { name: "N", userHandle: `handle-${credentialId}`, invitation: null };
  return writeAtomically(db, (write) =>
    makeAccount(
      { ...common(), write },
      { ...account, networkHash, passkey: passkeyOf(credentialId), replaces: "ses_none" },
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
});
