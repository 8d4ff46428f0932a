/** Keys and usage in the browser, by the forms as they are sent without a script. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiKeys, pipelineTokens } from "#schema/accounts.ts";
import { securityEvents } from "#schema/sign-in.ts";
import { createToken, createKey as insertKey } from "#scripts/run/stage/callers.ts";
import type { SignedIn, SignInOptions } from "#scripts/run/stage/sign-in.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { eventually } from "#tests/support/eventually.ts";
import { shareLiveService } from "#tests/support/live-service.ts";
import { newPerson } from "#tests/support/person.ts";

const live = await shareLiveService();

const calculate = "/api/v1/intelligence/salaries/calculate?role=electrician&city=austin&exp=mid";

const browser = (options: SignInOptions = {}) => newPerson(live, options);

const salary = { name: "laptop", kind: "intelligence", scopes: "intelligence:read" };
const token = (html: string) => /(?:intelligence|wlk|ext)_[0-9A-Za-z]{38}/.exec(html)?.[0] ?? "";

async function keyOf(account: Pick<SignedIn, "accountId">): Promise<string> {
  const [row] = await live.db.select().from(apiKeys).where(eq(apiKeys.userId, account.accountId));
  return row?.id ?? "";
}

describe("a key that is made in the browser", () => {
  it("is shown once with what to paste, works, and can be revoked", async () => {
    const own = await browser({ tier: "pro" });
    const form = await own.open("/app/keys/new");
    expect(form.status).toBe(200);
    expect(form.html).toContain('value="pipeline" disabled');
    expect(form.html).toContain('value="market:read"');
    expect(form.html).not.toContain("compensation:read");

    const made = await own.send("/app/keys/new", [
      ["name", " laptop "],
      ["kind", "intelligence"],
      ["scopes", "intelligence:read"],
      ["scopes", "skills:read"],
      ["expires", "2027-01-31"],
    ]);
    expect([made.status, made.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const key = token(made.html);
    expect(made.html.split(key).length).toBeGreaterThan(4);
    expect(made.html).toContain(`export SALARY_KEY=&#39;${key}&#39;`);
    const url = new URL(/curl &#39;([^&]+(?:&amp;[^&]+)*)&#39;/.exec(made.html)?.[1] ?? "");
    const sample = url.pathname + url.search.replaceAll("&amp;", "&");
    expect((await live.get(sample, { key })).status).toBe(200);
    const [row] = await live.db
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.sha256, await sha256Hex(key)));
    expect(row).toMatchObject({
      userId: own.accountId,
      name: "laptop",
      scopes: "intelligence:read skills:read",
      expiresAt: Date.parse("2027-02-01T00:00:00Z"),
    });

    const id = row?.id ?? "";
    const list = await own.open("/app/keys");
    expect(list.html).toContain(`intelligence_…${key.slice(-4)}`);
    expect(list.html).toMatch(/last used <time/);
    const page = await own.open(`/app/keys/${id}`);
    for (const { html } of [list, page, await own.open("/app/usage")]) {
      expect(html).not.toContain(key);
      expect(html).not.toContain(key.slice(13, -4));
    }
    expect(page.html.replaceAll(/<[^>]+>/g, "")).toContain("intelligence_YOUR_KEY");

    const revoked = await own.send(`/app/keys/${id}/revoke`);
    expect([revoked.status, revoked.location]).toEqual([303, "/app/keys"]);
    expect((await own.open("/app/keys")).html).toContain("Revoked or expired: 1");
    expect((await own.open(`/app/keys/${id}`)).html).toContain("no longer valid");
    await eventually(async () => (await live.get(calculate, { key })).status === 401, 12_000, 500);
    const log = await live.db
      .select({ kind: securityEvents.kind, subject: securityEvents.subject })
      .from(securityEvents)
      .where(eq(securityEvents.userId, own.accountId));
    expect(log).toEqual(
      expect.arrayContaining([
        { kind: "key_made", subject: "laptop" },
        { kind: "key_revoked", subject: "laptop" },
      ]),
    );
    expect(live.service.logs().join("\n")).not.toContain(key);
  });

  it("is made once by a form that is sent twice, as by a reload, also at the same time", async () => {
    const own = await browser({ tier: "ultra" });
    for (const kind of ["intelligence", "pipeline"]) {
      const form = await own.open("/app/keys/new");
      const once = /name="once" value="(\w+)"/.exec(form.html)?.[1] ?? "";
      const fields = { ...salary, kind, access: "read", once };
      // What is wrong with a form does not use it up.
      expect((await own.send("/app/keys/new", { ...fields, name: "" })).status).toBe(400);
      const sent = await Promise.all([1, 2, 3].map(() => own.send("/app/keys/new", fields)));
      expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const again = await own.send("/app/keys/new", fields);
      expect([again.status, token(again.html)]).toEqual([409, ""]);
      expect(again.html).toMatch(/“laptop” was shown when it was created/);
    }
    const { accountId } = own;
    expect([
      await live.db.$count(apiKeys, eq(apiKeys.userId, accountId)),
      await live.db.$count(pipelineTokens, eq(pipelineTokens.userId, accountId)),
    ]).toEqual([1, 1]);
    expect((await own.open("/app/keys")).html).toContain("Create a key");
  });

  it("comes back with what was typed, and the message at its field, if it is not valid", async () => {
    const own = await browser({ tier: "pro" });
    const refused = async (fields: Record<string, string>) => {
      const { status, html } = await own.send("/app/keys/new", { ...salary, ...fields });
      expect(status).toBe(400);
      return html;
    };
    const name = await refused({ name: "<b>\u0007", expires: "2027-05-01" });
    expect(name).toContain("&lt;b&gt;");
    expect(name).toContain('value="2027-05-01"');
    expect(name).toMatch(/id="name-error"[^>]*>A name has 1 to 60/);
    expect(await refused({ kind: "pipeline" })).toMatch(/id="kind-error"[^>]*>Job search tokens/);
    expect(await refused({ expires: "2020-01-01" })).toMatch(/id="expires-error"[^>]*>A key can/);
    expect(await refused({ expires: "soon" })).toMatch(/id="expires-error"/);
    expect(await refused({ scopes: "" })).toMatch(
      /id="scopes-error"[^>]*>A key needs at least one scope/,
    );
    expect(await refused({ scopes: "admin" })).toMatch(/id="scopes-error"/);
    expect(await keyOf(own)).toBe("");
    const free = await browser();
    const { status, html } = await free.send("/app/keys/new", { ...salary, scopes: "skills:read" });
    expect(status).toBe(400);
    expect(html).toContain("skills:read");
  });

  it("needs a fresh verification, and the token of the form", async () => {
    const stale = await browser({ verified: false });
    for (const made of [
      await stale.open("/app/keys/new"),
      await stale.send("/app/keys/new", salary),
    ]) {
      expect([made.status, made.location]).toEqual([303, "/login/verify?next=%2Fapp%2Fkeys%2Fnew"]);
    }
    const own = await browser();
    const other = await browser();
    for (const form_token of ["", other.formToken]) {
      expect((await own.send("/app/keys/new", { ...salary, form_token })).status).toBe(403);
    }
    expect([await keyOf(stale), await keyOf(own)]).toEqual(["", ""]);
  });
});

describe("a key", () => {
  it("of another account is 404 on every page and form", async () => {
    const [own, other] = [await browser({ tier: "ultra" }), await browser({ tier: "ultra" })];
    await insertKey(live.db, { account: own.accountId });
    await createToken(live.db, { account: own.accountId });
    const [row] = await live.db
      .select()
      .from(pipelineTokens)
      .where(eq(pipelineTokens.userId, own.accountId));
    for (const id of [await keyOf(own), row?.id ?? "", "key_0000000000000000", "x"]) {
      for (const seen of [
        await other.open(`/app/keys/${id}`),
        await other.open(`/app/usage?key=${id}`),
        await other.send(`/app/keys/${id}/name`, { name: "mine" }),
        await other.send(`/app/keys/${id}/revoke`),
      ]) {
        expect(seen.status, id).toBe(404);
      }
    }
    expect((await own.open("/app/keys")).html).not.toContain("Revoked");
  });

  it("can be renamed; a name that is not valid comes back", async () => {
    const own = await browser();
    await insertKey(live.db, { account: own.accountId });
    const id = await keyOf(own);
    const renamed = await own.send(`/app/keys/${id}/name`, { name: "  desk  " });
    expect([renamed.status, renamed.location]).toEqual([303, `/app/keys/${id}`]);
    expect((await own.open(`/app/keys/${id}`)).html).toContain("<h1>desk</h1>");
    const refused = await own.send(`/app/keys/${id}/name`, { name: "x".repeat(61) });
    expect(refused.status).toBe(400);
    expect(refused.html).toContain("x".repeat(61));
    expect(refused.html).toMatch(/id="name-error"[^>]*>A name has/);
  });
});

describe("the usage page", () => {
  it("shows what the headers of the calls say, by key, and one key alone", async () => {
    const own = await browser({ tier: "pro", perMinute: 400, perMonth: 300 });
    const keys = [
      await insertKey(live.db, { account: own.accountId, tier: "pro" }),
      await insertKey(live.db, { account: own.accountId, tier: "pro" }),
    ];
    let left = 0;
    for (const key of [keys[0], keys[0], keys[1]]) {
      const { headers } = await live.get(calculate, { key });
      left = Number(/"month";r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]);
    }
    expect(left).toBe(297);
    const { html, status } = await own.open("/app/usage");
    expect(status).toBe(200);
    // What the isolate has leased in advance is not given back yet.
    const used = Number(/This month<\/text><text[^>]*>(\d+) of 300</.exec(html)?.[1]);
    expect(used).toBeGreaterThanOrEqual(3);
    expect(html).toMatch(new RegExp(`${used} requests, the most, ${used}, in`));
    expect(html).not.toContain("Job Pipeline API");
    const id = await keyOf(own);
    const one = await own.open(`/app/usage?key=${id}`);
    expect(one.html).toContain("Usage of test");
    expect(one.html).not.toContain("In the last 60 seconds");
  });
});
