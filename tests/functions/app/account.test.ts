/** What an account's owner does with it as a whole. */
import { eq, is, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import * as schema from "#schema/index.ts";
import { passkeys, recoveryCodes } from "#schema/sign-in.ts";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import { secretsKey } from "#scripts/run/stage/service.ts";
import { open, type SignedIn, signIn, submit } from "#scripts/run/stage/sign-in.ts";
import { ownedTables } from "#shared/accounts/deletion/delete-account.ts";
import { makeInvitation } from "#shared/accounts/invitations/invitations.ts";
import { newId } from "#shared/core/ids.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import { eventually } from "#tests/support/eventually.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";
import { connectAgent, listTools, refresh } from "#tests/support/oauth.ts";
import { textOf } from "#tests/support/page.ts";
import latest from "../../../public/content/report-2025.json" with { type: "json" };

const live = await shareLiveService();

const now = Date.parse(stoppedClock);

/** An account with a row in most tables. */
async function busyAccount() {
  const browser = await signIn(live.db, { tier: "ultra" });
  const account = browser.accountId;
  const [key, token] = [
    await createKey(live.db, { account, tier: "ultra" }),
    await createToken(live.db, { account }),
  ];
  await live.db.insert(passkeys).values({
    ...{ id: newId("passkey"), userId: account, credentialId: newId("passkey"), publicKey: "AA" },
    ...{ counter: 0, transports: "", backupEligible: true, backedUp: true, name: "Desk" },
    createdAt: now,
  });
  await live.db.insert(recoveryCodes).values({ hash: account, userId: account, createdAt: now });
  await writeAtomically(live.db, (write) =>
    makeInvitation(
      { write, now, secretsKey },
      { accountId: account, createdBy: "command line", note: "", validMs: 1_000 },
    ),
  );
  const post = async (path: string, body: object) => {
    const init = { method: "POST", headers: { "content-type": "application/json" }, key: token };
    const response = await live.get(path, { ...init, body: JSON.stringify(body) });
    expect(response.status, path).toBeLessThan(300);
    return response.body;
  };
  const job = await post("/api/mcp/jobs", { company: "Acme", title: "Welder", status: "saved" });
  const contact = await post("/api/mcp/contacts", { name: "Bo", jobIds: [job.id] });
  await post("/api/mcp/activities", { type: "call", jobId: job.id, contactId: contact.id });
  await post("/api/mcp/calendar", {
    ...{ type: "interview", title: "Talk", startsAt: "2026-12-01T10:00:00Z", jobId: job.id },
  });
  await post("/api/mcp/me", { action: "mood_checkin", mood: 4 });
  await post("/api/mcp/calendar/feed", {});
  return { browser, account, key, token, job };
}

/** How many rows each table has of an account. */
async function rowsOf(account: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name, ofAccount } of ownedTables()) {
    const [row] = await live.db.all<{ n: number }>(
      sql`select count(*) as n from ${sql.identifier(name)} where ${ofAccount(account)}`,
    );
    if (row && row.n > 0) counts[name] = row.n;
  }
  return counts;
}

describe("everything of an account", () => {
  it("is in tables that the deletion knows", () => {
    const known = ownedTables().map(({ name }) => name);
    const tables = (Object.values(schema) as unknown[]).filter((one) => is(one, SQLiteTable));
    const named = tables
      .map((table) => getTableConfig(table))
      .filter(({ columns }) => columns.some(({ name }) => /^(user|account)_id$/.test(name)))
      .map(({ name }) => name);
    expect(known).toEqual(
      expect.arrayContaining(named.filter((name) => name !== "account_deletions")),
    );
    expect(known).toEqual(expect.arrayContaining(["webhook_attempts", "challenges", "jobs"]));
    expect(known.indexOf("activities")).toBeLessThan(known.indexOf("jobs"));
  });

  it("is downloaded as a file, without secrets, after a fresh verification", async () => {
    const { browser, account, key, token, job } = await busyAccount();
    const stale = await signIn(live.db, { account, verified: false });
    const asked = await open(live.service, "/app/account/export", stale);
    expect([asked.status, asked.headers.get("location")]).toEqual([
      303,
      "/login/verify?next=%2Fapp%2Faccount%2Fexport",
    ]);
    const response = await open(live.service, "/app/account/export", browser);
    expect(response.headers.get("content-disposition")).toContain("attachment");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const text = await response.text();
    const file = JSON.parse(text);
    expect(file.account.id).toBe(account);
    expect(file.passkeys[0].name).toBe("Desk");
    expect(file.keys[0].lastFour).toBe(key.slice(-4));
    expect(file.pipeline[0].jobs[0].id).toBe(job.id);
    for (const secret of [key, token, "sha256", browser.cookie.slice(15)]) {
      expect(text).not.toContain(secret);
    }
  });

  it("is deleted after its name was typed: keys stop, and no row is left", async () => {
    const { browser, account, key, token } = await busyAccount();
    const other = await busyAccount();
    const before = await rowsOf(other.account);
    expect(Object.keys(await rowsOf(account)).length).toBeGreaterThan(12);

    const path = "/app/account/delete";
    const stale = await signIn(live.db, { account, verified: false });
    expect((await submit(live.service, path, stale)).headers.get("location")).toContain("/verify");
    const name = `${account.toLowerCase()}@example.com`;
    const page = textOf(await (await open(live.service, path, browser)).text());
    expect(page).toContain(`type the name of the account: ${name}`);
    const wrong = await submit(live.service, path, browser, { confirmation: "yes" });
    const back = await wrong.text();
    expect([wrong.status, back.includes('value="yes"')]).toEqual([400, true]);
    expect(back).toContain("That is not the name of the account.");

    expect((await live.get("/api/mcp/me", { key: token })).status).toBe(200);
    const done = await submit(live.service, path, browser, { confirmation: ` ${name} ` });
    expect(done.status).toBe(200);
    // An isolate may know the token for some seconds.
    const statuses = async (path: string, body?: object) => {
      const headers = { "content-type": "application/json" };
      const init = body && { method: "POST", headers, body: JSON.stringify(body) };
      return (await live.get(path, { key: token, ...init })).status;
    };
    expect([
      await statuses("/api/mcp/jobs", { company: "Acme", title: "Late", status: "saved" }),
      await statuses("/api/mcp/contacts", { name: "Late" }),
      await statuses("/api/mcp/calendar/feed", {}),
      await statuses("/api/mcp/me"),
    ]).toEqual([401, 401, 401, 401]);
    expect(await rowsOf(account)).toEqual({});
    expect(await live.db.select().from(users).where(eq(users.id, account))).toEqual([]);
    for (const one of [browser, stale]) {
      expect((await open(live.service, "/app", one)).status).toBe(303);
    }
    const calculate = "/api/v1/intelligence/salaries/calculate?role=welder&city=austin";
    for (const [path, credential] of [
      [calculate, key],
      ["/api/mcp/me", token],
    ] as const) {
      const statusOf = async () => (await live.get(path, { key: credential })).status;
      await eventually(async () => (await statusOf()) === 401, 15_000, 500);
    }
    expect(await rowsOf(other.account)).toEqual(before);
  });

  it("is deleted with its connections, whose clients then have to be allowed again", async () => {
    const { browser, approved, access_token, refresh_token } = await connectAgent(live);
    const confirmation = `${browser.accountId.toLowerCase()}@example.com`;
    const done = await submit(live.service, "/app/account/delete", browser, { confirmation });
    expect(done.status).toBe(200);
    const refused = await listTools(live.service, access_token);
    expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([
      401,
      expect.stringContaining('error="invalid_token"'),
    ]);
    const { status, body } = await refresh(live.service, approved.clientId, refresh_token);
    expect([status, body.error]).toEqual([400, "invalid_grant"]);
  });

  it("has a name that its owner changes; a bad one comes back", async () => {
    const browser = await signIn(live.db);
    const bad = await submit(live.service, "/app/account", browser, { name: "x".repeat(81) });
    const html = await bad.text();
    expect(bad.status).toBe(400);
    expect(html).toContain(`value="${"x".repeat(81)}"`);
    expect(html).toContain("A name has at most 80 characters; this one has 81.");
    await submit(live.service, "/app/account", browser, { name: " <b>Ada</b>  & Co " });
    expect(await (await open(live.service, "/app", browser)).text()).toContain(
      "<p>Signed in as &lt;b&gt;Ada&lt;/b&gt; &amp; Co</p>",
    );
  });
});

describe("another account's ids", () => {
  it("are 404 on every page and form, and change nothing", async () => {
    const { account } = await busyAccount();
    const elsewhere = await signIn(live.db, { account });
    const [passkey] = await live.db.select().from(passkeys).where(eq(passkeys.userId, account));
    const stranger = await signIn(live.db);
    const before = await rowsOf(account);
    const paths = [
      `/app/security/passkeys/${passkey?.id}`,
      `/app/security/passkeys/${passkey?.id}/remove`,
      `/app/security/sessions/${elsewhere.sessionId}/end`,
    ];
    for (const path of paths) {
      const sent = await submit(live.service, path, stranger, { name: "Mine" });
      expect(sent.status, path).toBe(404);
    }
    expect((await open(live.service, paths[0] ?? "", stranger)).status).toBe(404);
    expect(await rowsOf(account)).toEqual(before);
    expect((await open(live.service, "/app", elsewhere)).status).toBe(200);
  });
});

describe("the annual report", () => {
  const read = async (path: string, own: SignedIn) => (await open(live.service, path, own)).text();

  it("is shown on the Ultra plan, with both years and their sources", async () => {
    const own = await signIn(live.db, { tier: "ultra" });
    const overview = await read("/app", own);
    const [link = ""] = /\/app\/reports\/\d{4}/.exec(overview) ?? [];
    const report = textOf(await read(link, own));
    const { year, nation, occupations } = latest;
    expect(link).toBe(`/app/reports/${year}`);
    for (const amount of [nation.before, nation.after, occupations.gained[0]?.after]) {
      expect(report).toContain(`$${amount?.toLocaleString("en-US")}`);
    }
    expect(report).toContain("U.S. Bureau of Labor Statistics");
    const missing = await open(live.service, "/app/reports/1999", own);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain(`There are those of ${year}`);
  });

  it("is named as a part of Ultra on other plans", async () => {
    const own = await signIn(live.db, { tier: "pro" });
    const refused = await open(live.service, `/app/reports/${latest.year}`, own);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain("part of the Ultra plan");
    expect(await read("/app", own)).not.toContain("/app/reports");
  });

  it("is no file that everybody can read", async () => {
    const found = await live.service.fetch(`/content/report-${latest.year}.json`);
    expect(found.status).toBe(404);
    await found.text();
  });
});
