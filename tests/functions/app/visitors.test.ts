/** What a browser may do before anybody is signed in: links, codes, sign-up, and their limits. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { challenges, invitations, passkeys, sessions } from "#schema/sign-in.ts";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { createAccount, createToken } from "#scripts/run/stage/callers.ts";
import { secretsKey } from "#scripts/run/stage/service.ts";
import { open, signIn, submit } from "#scripts/run/stage/sign-in.ts";
import {
  assertSoftly,
  makeSoftPasskey,
  newUserHandle,
} from "#scripts/run/stage/soft-authenticator.ts";
import { signUpsPerNetwork } from "#shared/access/tiers.ts";
import { makeInvitation } from "#shared/accounts/invitations/invitations.ts";
import { makeCodes } from "#shared/accounts/recovery/recovery-codes.ts";
import { anonymousMs } from "#shared/accounts/sessions/session.ts";
import {
  readAnonymousSession,
  startAnonymousSession,
} from "#shared/accounts/sessions/start-session.ts";
import { checkAdmission, readSignUpPolicy } from "#shared/accounts/sign-up/check-admission.ts";
import { makeAccount } from "#shared/accounts/sign-up/make-account.ts";
import { newId } from "#shared/core/ids.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";

const live = await shareLiveService();

const now = Date.parse(stoppedClock);
const browser = "Firefox on Linux";

/** A browser that has opened a page, with its anonymous session. */
async function visit(path: string, address = newAddress()) {
  const response = await live.service.fetch(path, { headers: { accept: "text/html" }, address });
  const html = await response.text();
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  const formToken = /name="form_token" value="([0-9a-f]+)"/.exec(html)?.[1] ?? "";
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    submit(live.service, path, { cookie, formToken }, fields, {
      "cf-connecting-ip": address,
      ...headers,
    });
  return { response, html, cookie, formToken, send };
}

const cookieOf = (response: Response) => ({
  cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "",
});

function expectNotLogged(...secrets: string[]): void {
  const log = live.service.logs().join("\n");
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(20);
    expect(log).not.toContain(secret);
  }
}

describe("a visitor", () => {
  it("has a session of ten minutes, whose cookie scripts and other sites do not get", async () => {
    const { response } = await visit("/login");
    expect(response.headers.get("set-cookie")).toMatch(
      /^__Host-session=ses_\w{16}\.\w+\.[0-9a-f]{64}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-security-policy")).not.toContain("unsafe");
  });

  it("is not shown as signed in any more, once its session has ended", async () => {
    const cookie = "__Host-session=ended; __Host-signed-in=1";
    const response = await open(live.service, "/login", { cookie });
    expect(response.headers.getSetCookie().at(-1)).toMatch(/^__Host-signed-in=; Max-Age=0;/);
  });

  it("is stored only once a passkey is asked for: opening the sign-in and the sign-up writes nothing", async () => {
    const stored = async () => {
      const rows = await Promise.all([
        live.db.select({ id: sessions.id }).from(sessions),
        live.db.select({ id: challenges.challenge }).from(challenges),
        live.db.select({ id: users.id }).from(users),
      ]);
      return rows.flat().map(({ id }) => id);
    };
    const before = new Set(await stored());
    const visits = await Promise.all(
      Array.from({ length: 100 }, (_, at) => visit(at % 2 === 0 ? "/login" : "/signup")),
    );
    expect(new Set(visits.map(({ formToken }) => formToken)).size).toBe(100);
    // What others have left behind may be deleted meanwhile.
    expect((await stored()).filter((id) => !before.has(id))).toEqual([]);
  });

  it("has a cookie that only the service can make, and that it does not prolong", async () => {
    const { cookie, formToken } = await visit("/login/recover");
    const [name = "", id = "", start = "", signature = ""] = cookie.split(/[=.]/);
    const later = (Number.parseInt(start, 36) + 60_000).toString(36);
    const send = async (...parts: string[]) => {
      const sent = { cookie: `${name}=${parts.join(".")}`, formToken };
      const own = { "cf-connecting-ip": newAddress() };
      return (await submit(live.service, "/login/recover", sent, { code: "x" }, own)).status;
    };
    expect(await send(id, start, signature)).toBe(400);
    for (const forged of [
      [id, later, signature],
      [id.replace(/.$/, (last) => (last === "x" ? "y" : "x")), start, signature],
      [id, start, signature.replace(/^./, (digit) => (digit === "0" ? "1" : "0"))],
      [id, start],
    ]) {
      expect(await send(...forged)).toBe(403);
    }
    const made = await startAnonymousSession({ secretsKey, now });
    const read = (at: number, key = secretsKey) =>
      readAnonymousSession({ secretsKey: key, now: at }, made.secret);
    expect(await read(now + anonymousMs - 1)).toEqual(made.session);
    expect(await read(now + anonymousMs)).toBeNull();
    expect(await read(now, "2f".repeat(32))).toBeNull();
    expect(await read(now, `${"2f".repeat(32)},${secretsKey}`)).toEqual(made.session);
  });

  it("proves a passkey to the challenge of its own session, once", async () => {
    const passkey = makeSoftPasskey();
    const accountId = await createAccount(live.db);
    const userHandle = newUserHandle();
    await live.db.update(users).set({ userHandle }).where(eq(users.id, accountId));
    await live.db.insert(passkeys).values({
      ...{ id: newId("passkey"), userId: accountId, credentialId: passkey.credentialId },
      ...{ publicKey: passkey.publicKey, counter: 0, transports: "", name: "Desk" },
      ...{ backupEligible: true, backedUp: true, createdAt: now },
    });
    const [one, other] = [await visit("/login"), await visit("/login")];
    const asked = await submit(live.service, "/login/passkey", one);
    const { options } = (await asked.json()) as { options: { challenge: string; rpId: string } };
    const request = { ...options, origin: live.service.url.origin };
    const credential = JSON.stringify(assertSoftly(passkey, request, userHandle));
    expect((await other.send({ credential })).status).toBe(400);
    const done = await one.send({ credential });
    expect([done.status, done.headers.get("location")]).toEqual([303, "/app"]);
    expect((await open(live.service, "/app", cookieOf(done))).status).toBe(200);
    expect((await one.send({ credential })).status).toBe(400);
  });

  it("is not signed in, whatever it sends", async () => {
    const { cookie, send } = await visit("/login");
    for (const credential of ["", "{}", "null", '{"id":"a"}', "x".repeat(15_000)]) {
      const response = await send({ credential });
      expect([response.status, response.headers.get("location")]).toEqual([400, null]);
    }
    expect((await send({ credential: "x".repeat(17_000) })).status).toBe(413);
    expect((await open(live.service, "/app", { cookie })).status).toBe(303);
  });

  it("sends forms from this site and session only", async () => {
    const one = await visit("/login/recover");
    const other = await visit("/login/recover");
    const refused = [
      await one.send({ code: "x" }, { origin: "https://evil.example" }),
      await one.send({ code: "x", form_token: other.formToken }),
      await one.send({ code: "x" }, { cookie: other.cookie }),
      await one.send({ code: "x" }, { cookie: "" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const options = await live.service.fetch("/login/passkey", {
      method: "POST",
      headers: { origin: "https://evil.example" },
    });
    expect(options.status).toBe(403);
  });

  it("may try few recovery codes in a minute", async () => {
    const { send } = await visit("/login/recover");
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries++) statuses.push((await send({ code: "x" })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });
});

describe("a recovery code", () => {
  it("signs in once, and ends all sessions but its own", async () => {
    const earlier = await signIn(live.db);
    const [code = ""] = await writeAtomically(live.db, (write) =>
      makeCodes({ write, now, secretsKey }, earlier.accountId),
    );
    const { send, cookie } = await visit("/login/recover");
    const done = await send({ code });
    expect([done.status, done.headers.get("location")]).toEqual([303, "/app/security"]);
    expect((await open(live.service, "/app", earlier)).status).toBe(303);
    expect((await open(live.service, "/app", { cookie })).status).toBe(303);
    expect((await open(live.service, "/app", cookieOf(done))).status).toBe(200);
    expect((await (await visit("/login/recover")).send({ code })).status).toBe(400);
    expectNotLogged(code, earlier.cookie.slice(15), cookieOf(done).cookie.slice(15));
  });
});

describe("a one-time link", () => {
  const link = async (accountId: string | null, validMs = 1_000) => {
    const options = { accountId, createdBy: "command line", note: "", validMs };
    const made = await writeAtomically(live.db, (write) =>
      makeInvitation({ write, now, secretsKey }, options),
    );
    return { ...made, secret: made.path.split("#")[1] ?? "" };
  };

  it("has its secret in the fragment, stored as a hash", async () => {
    const { id, path, secret } = await link(await createAccount(live.db));
    expect(path).toBe(`/login/link#${secret}`);
    const [row] = await live.db.select().from(invitations).where(eq(invitations.id, id));
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  it("opens an account that the command line made, once and within its time", async () => {
    const account = await createAccount(live.db);
    const { path } = await link(account);
    const done = await (await visit("/login/link")).send({ secret: `http://localhost${path}` });
    expect([done.status, done.headers.get("location")]).toEqual([303, "/app"]);
    expectNotLogged(path.split("#")[1] ?? "");
    const overview = await (await open(live.service, "/app", cookieOf(done))).text();
    expect(overview).toContain("The account has no passkey");

    const again = await (await visit("/login/link")).send({ secret: path });
    const late = await (await visit("/login/link")).send({ secret: (await link(account, 0)).path });
    const wrong = await (await visit("/login/link")).send({ secret: "nothing" });
    const forNew = await (await visit("/login/link")).send({ secret: (await link(null)).secret });
    expect([again, late, wrong, forNew].map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(await wrong.text()).toContain('value="nothing"');
  });

  it("is asked for where sign-up is by invitation, and makes one account", async () => {
    const context = { db: live.db, now, browser, secretsKey };
    const ask = (policy: "invite" | "open" | "closed", invitation: string) =>
      checkAdmission(context, { policy, network: newAddress(), site: newAddress(), invitation });
    const { secret } = await link(null);
    const opens = await link(await createAccount(live.db));
    expect(await ask("invite", "")).toMatchObject({ refusedFor: "invitation" });
    expect(await ask("invite", opens.secret)).toMatchObject({ refusedFor: "invitation" });
    expect(await ask("closed", secret)).toMatchObject({ refusedFor: "closed" });
    const admission = await ask("invite", secret);
    if (admission.refusedFor !== null) throw new Error("the invitation was refused");
    await join(admission);
    expect(await ask("invite", secret)).toMatchObject({ refusedFor: "invitation" });
    await expect(join(admission)).rejects.toThrow();
  });
});

type Admitted = Extract<Awaited<ReturnType<typeof checkAdmission>>, { refusedFor: null }>;

/** Makes an account as the sign-up does after it has checked the passkey. */
async function join({ invitation, origin }: Admitted) {
  const passkey = {
    ...{ credentialId: newId("passkey"), publicKey: "AA", counter: 0, transports: "" },
    ...{ backupEligible: false, backedUp: false },
  };
  const account = { name: "New", userHandle: newId("user"), passkey, invitation, origin };
  return writeAtomically(live.db, (write) =>
    makeAccount(
      { db: live.db, now, browser, secretsKey, write },
      { ...account, replaces: "ses_none" },
    ),
  );
}

describe("sign-up", () => {
  it("is open, by invitation or closed; what is misspelled closes it", () => {
    const values = [undefined, "", "open", "invite", "closed", "invites", "OPEN"];
    const policies = ["open", "open", "open", "invite", "closed", "closed", "closed"];
    expect(values.map(readSignUpPolicy)).toEqual(policies);
  });

  it("makes a limited number of accounts for an address in a day", async () => {
    const network = newAddress();
    const ask = (at = now) =>
      checkAdmission(
        { db: live.db, now: at, browser, secretsKey },
        { policy: "open", network, site: network, invitation: "" },
      );
    for (let made = 0; made < signUpsPerNetwork; made++) {
      const admission = await ask();
      if (admission.refusedFor !== null) throw new Error(`refused after ${made}`);
      const { accountId } = await join(admission);
      const [user] = await live.db.select().from(users).where(eq(users.id, accountId));
      expect(user).toMatchObject({ tier: "free", email: null, isOperator: false });
    }
    expect(await ask()).toMatchObject({ refusedFor: "address" });
    expect(await ask(now + 86_400_001)).toMatchObject({ refusedFor: null });
  });
});

describe("the operator's page", () => {
  it("does not exist for others, and shows accounts and invitations, but no pipeline", async () => {
    const stranger = await signIn(live.db, { createdAt: now });
    const path = "/app/operator";
    expect((await open(live.service, path, stranger)).status).toBe(404);
    const forged = await submit(live.service, `${path}/invitations`, stranger, { note: "x" });
    expect(forged.status).toBe(404);

    const operator = await signIn(live.db);
    await live.db.update(users).set({ isOperator: true }).where(eq(users.id, operator.accountId));
    const token = await createToken(live.db);
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ company: "Secret Inc", title: "Spy", status: "saved" });
    await live.get("/api/mcp/jobs", { method: "POST", headers, body, key: token });
    const html = await (await open(live.service, path, operator)).text();
    expect(html).toContain(stranger.accountId);
    expect(html).toContain('href="/app/operator" aria-current="page"');
    expect(html).not.toContain("Secret Inc");

    const made = await submit(live.service, `${path}/invitations`, operator, { note: "For Bo" });
    const link = /http[^<]*\/signup#[\w-]+/.exec(await made.text())?.[0] ?? "";
    const admission = await checkAdmission(
      { db: live.db, now, browser, secretsKey },
      { policy: "invite", network: newAddress(), site: newAddress(), invitation: link },
    );
    expect(admission.refusedFor).toBeNull();
  });
});
