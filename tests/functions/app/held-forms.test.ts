/** A form counts only if its session does when it is written, however long its body takes to arrive. */
import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { oauthCodes } from "#schema/oauth.ts";
import { challenges, passkeys, recoveryCodes, sessions } from "#schema/sign-in.ts";
import { createAccount } from "#scripts/run/stage/callers.ts";
import { secretsKey } from "#scripts/run/stage/service.ts";
import { open, type SignedIn, signIn, submit } from "#scripts/run/stage/sign-in.ts";
import {
  createSoftly,
  makeSoftPasskey,
  newUserHandle,
} from "#scripts/run/stage/soft-authenticator.ts";
import { findInvitation, makeInvitation } from "#shared/accounts/invitations/invitations.ts";
import { makeChallenge } from "#shared/accounts/passkeys/challenges.ts";
import { makeCodes } from "#shared/accounts/recovery/recovery-codes.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import { holdForm, longForm } from "#tests/support/held-form.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";

const live = await shareLiveService();

const now = Date.parse(stoppedClock);

const makeSet = (accountId: string) =>
  writeAtomically(live.db, (write) => makeCodes({ write, now, secretsKey }, accountId));
const unusedCodes = async (accountId: string) =>
  (
    await live.db
      .select({ hash: recoveryCodes.hash })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, accountId), isNull(recoveryCodes.usedAt)))
  )
    .map(({ hash }) => hash)
    .sort();

/** Recovers an account as its owner does, in a browser that is not signed in. */
async function recover(code: string): Promise<Response> {
  const page = await live.service.fetch("/login/recover", { headers: { accept: "text/html" } });
  const formToken = /name="form_token" value="(\w+)"/.exec(await page.text())?.[1] ?? "";
  const cookie = page.headers.get("set-cookie")?.split(";")[0] ?? "";
  return submit(live.service, "/login/recover", { cookie, formToken }, { code });
}

/** One thief's browser and one owner's, both signed in to one account and verified. */
async function stolen() {
  const thief = await signIn(live.db, { tier: "ultra" });
  const owner = await signIn(live.db, { account: thief.accountId });
  return { thief, owner, accountId: thief.accountId };
}

const verifiedAt = async ({ sessionId }: SignedIn) =>
  (await live.db.select().from(sessions).where(eq(sessions.id, sessionId)))[0]?.verifiedAt;

describe("a form whose body is kept open", () => {
  it("makes no recovery codes once the owner has recovered the account; others are served", async () => {
    const { thief, accountId } = await stolen();
    const [code = ""] = await makeSet(accountId);
    const held = await holdForm(live, "/app/security/codes", thief, longForm(thief));

    const other = await signIn(live.db);
    const renamed = await submit(live.service, "/app/account", other, { name: "Meanwhile" });
    expect([renamed.status, renamed.headers.get("location")]).toEqual([303, "/app/account"]);

    expect((await recover(code)).status).toBe(303);
    const left = await unusedCodes(accountId);
    expect(left).toHaveLength(9);
    const { status, html } = await held.finish();
    expect([status, html.includes("The form has expired")]).toEqual([403, true]);
    expect(html).not.toMatch(/[0-9A-Z]{5}-[0-9A-Z]{5}/);
    expect(await unusedCodes(accountId)).toEqual(left);
  });

  it("makes none once the owner has added a passkey, which asks the others to confirm", async () => {
    const { thief, owner, accountId } = await stolen();
    const before = await makeSet(accountId).then(() => unusedCodes(accountId));
    const held = await holdForm(live, "/app/security/codes", thief, longForm(thief));

    const challenge = await makeChallenge(
      { db: live.db, now, sessionId: owner.sessionId },
      "add_passkey",
      newUserHandle(),
    );
    const { origin, hostname } = live.service.url;
    const credential = createSoftly(makeSoftPasskey(), { challenge, origin, rpId: hostname });
    const fields = { name: "Phone", credential: JSON.stringify(credential) };
    const added = await submit(live.service, "/app/security/passkeys", owner, fields);
    expect([added.status, added.headers.get("location")]).toEqual([303, "/app/security"]);

    expect((await held.finish()).status).toBe(403);
    expect(await unusedCodes(accountId)).toEqual(before);
    expect([await verifiedAt(thief), await verifiedAt(owner)]).toEqual([null, now]);
    const asked = await open(live.service, "/app/security/codes", thief);
    expect(asked.headers.get("location")).toContain("/login/verify");
    // What is not sensitive goes on.
    expect((await submit(live.service, "/app/account", thief, { name: "A" })).status).toBe(303);
  });

  it("has other browsers confirm again also after new codes, and after a passkey was removed", async () => {
    const { thief, owner, accountId } = await stolen();
    expect((await submit(live.service, "/app/security/codes", owner)).status).toBe(200);
    expect(await verifiedAt(thief)).toBeNull();
    const third = await signIn(live.db, { account: accountId });
    const common = { publicKey: "AA", counter: 0, transports: "", name: "Desk", createdAt: now };
    for (const id of [`psk_1${accountId}`, `psk_2${accountId}`]) {
      const row = { id, credentialId: id, backupEligible: true, backedUp: true, ...common };
      await live.db.insert(passkeys).values({ ...row, userId: accountId });
    }
    const path = `/app/security/passkeys/psk_1${accountId}/remove`;
    expect((await submit(live.service, path, owner)).status).toBe(303);
    expect(await verifiedAt(third)).toBeNull();
  });
});

describe("signing out everywhere, and a recovery code", () => {
  it.each(["sign-out", "code"])("end open challenges and unused links too: %s", async (how) => {
    const { thief, owner, accountId } = await stolen();
    const [code = ""] = await makeSet(accountId);
    const link = async (account: string | null, createdBy: string) => {
      const options = { accountId: account, createdBy, note: "", validMs: 60_000 };
      const made = await writeAtomically(live.db, (write) =>
        makeInvitation({ write, now, secretsKey }, options),
      );
      return () => findInvitation({ db: live.db, now, secretsKey }, made.path);
    };
    const own = await link(accountId, "command line");
    const forOthers = [
      await link(await createAccount(live.db), "command line"),
      await link(null, accountId),
    ];
    const context = { db: live.db, now, sessionId: thief.sessionId };
    await makeChallenge(context, "verify");
    const oauthCode = { sha256: accountId, userId: accountId, clientId: "ocl_x", clientName: "X" };
    await live.db.insert(oauthCodes).values({
      ...{ ...oauthCode, clientHost: "x", redirectUri: "https://x", resource: "/api/mcp" },
      ...{ scopes: "pipeline:read", challenge: "x", expiresAt: now + 60_000 },
    });
    expect(await own()).not.toBeNull();

    const done =
      how === "code"
        ? await recover(code)
        : await submit(live.service, "/app/security/sign-out-everywhere", owner);
    expect(done.status).toBe(303);
    expect(await own()).toBeNull();
    for (const found of forOthers) expect(await found()).not.toBeNull();
    const ofThief = eq(challenges.sessionId, thief.sessionId);
    expect(await live.db.select().from(challenges).where(ofThief)).toEqual([]);
    const codes = eq(oauthCodes.userId, accountId);
    expect(await live.db.select().from(oauthCodes).where(codes)).toEqual([]);
  });
});
