/** Tokens of a connection: what they are good for, and for how long. */
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { oauthGrants, oauthTokens } from "#schema/oauth.ts";
import { createAccessToken } from "#scripts/run/stage/callers.ts";
import { open, signIn, submit } from "#scripts/run/stage/sign-in.ts";
import { mcpResources } from "#shared/access/oauth-scopes.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { mintToken } from "#shared/credentials/token.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";
import {
  connectAgent,
  listTools,
  pipelineResource,
  refresh,
  register,
  salaryResource,
} from "#tests/support/oauth.ts";

const live = await shareLiveService();

const ultra = () => signIn(live.db, { tier: "ultra" });

const connect = (options?: { resource: string; scopes: string[] }) => connectAgent(live, options);

/** Moves the exchange of a refresh token into the past. */
async function usedEarlier(refreshToken: string | undefined, ms: number): Promise<void> {
  const sha256 = await sha256Hex(refreshToken ?? "");
  await live.db
    .update(oauthTokens)
    .set({ usedAt: sql`used_at - ${ms}` })
    .where(eq(oauthTokens.sha256, sha256));
}

async function isRevoked(clientId: string): Promise<boolean[]> {
  const ofClient = eq(oauthGrants.clientId, clientId);
  const grants = await live.db.select().from(oauthGrants).where(ofClient);
  return grants.map(({ revokedAt }) => revokedAt !== null);
}

describe("a refresh token", () => {
  it("is exchanged for the same tokens again within ten seconds, and then ends the grant", async () => {
    const { approved, refresh_token: first } = await connect();
    const second = await refresh(live.service, approved.clientId, first);
    expect(second.status).toBe(200);
    expect((await listTools(live.service, second.body.access_token)).status).toBe(200);
    await usedEarlier(first, 9_900);
    const again = await refresh(live.service, approved.clientId, first);
    expect([again.status, again.body]).toEqual([200, { ...second.body, expires_in: 3_590 }]);
    expect(await isRevoked(approved.clientId)).toEqual([false]);

    await usedEarlier(first, 100);
    const late = await refresh(live.service, approved.clientId, first);
    expect([late.status, late.body.error]).toEqual([400, "invalid_grant"]);
    const third = await refresh(live.service, approved.clientId, second.body.refresh_token);
    expect(third.body.error).toBe("invalid_grant");
    expect(await isRevoked(approved.clientId)).toEqual([true]);
  });

  it("ends the grant at once if its successor was used already", async () => {
    const { approved, refresh_token: first } = await connect();
    const second = await refresh(live.service, approved.clientId, first);
    const third = await refresh(live.service, approved.clientId, second.body.refresh_token);
    expect(third.status).toBe(200);
    expect((await refresh(live.service, approved.clientId, first)).status).toBe(400);
    expect(await isRevoked(approved.clientId)).toEqual([true]);
  });

  it("gives many at the same time the same new tokens", async () => {
    const { approved, refresh_token: token } = await connect();
    const all = await Promise.all(
      Array.from({ length: 5 }, () => refresh(live.service, approved.clientId, token)),
    );
    expect(new Set(all.map(({ status, body }) => `${status} ${body.refresh_token}`)).size).toBe(1);
    expect(all[0]?.status).toBe(200);
    const next = await refresh(live.service, approved.clientId, all[0]?.body.refresh_token);
    expect(next.status).toBe(200);
    expect((await listTools(live.service, next.body.access_token)).status).toBe(200);
  });

  it("leaves nothing in the database that could be used, nor in the next tokens", async () => {
    const { approved, refresh_token: first = "" } = await connect();
    const { body } = await refresh(live.service, approved.clientId, first);
    const rows = JSON.stringify(await live.db.select().from(oauthTokens));
    for (const token of [first, body.access_token, body.refresh_token]) {
      expect(token).toMatch(/^o[ar]t_[0-9A-Za-z]{38}$/);
      expect(rows).not.toContain(token);
    }
    expect(body.access_token?.slice(4)).not.toBe(body.refresh_token?.slice(4));
  });

  it("is of no use to another client, nor as an access token", async () => {
    const { refresh_token: token, access_token: access, approved } = await connect();
    const other = await register(live.service);
    expect((await refresh(live.service, other, token)).body.error).toBe("invalid_grant");
    expect((await listTools(live.service, token)).status).toBe(401);
    expect((await refresh(live.service, approved.clientId, access)).body.error).toBe(
      "invalid_grant",
    );
  });
});

describe("an access token", () => {
  it("is valid for its resource alone, in either order", async () => {
    const { access_token: token } = await connect();
    expect((await listTools(live.service, token, pipelineResource)).status).toBe(401);
    expect((await listTools(live.service, token, salaryResource)).status).toBe(200);
    expect((await listTools(live.service, token, pipelineResource)).status).toBe(401);
  });

  it("opens neither the API itself nor the application", async () => {
    const { access_token: key } = await connect();
    for (const path of ["/api/mcp/me", "/api/v1/intelligence/salaries/calculate?role=x&city=y"]) {
      expect((await live.service.fetch(path, { key })).status, path).toBe(401);
    }
    const app = await live.service.fetch("/app", { key, headers: { accept: "text/html" } });
    expect(app.status).toBe(303);
  });

  it.each(mcpResources)(
    "is 401 at %s once it has expired or was revoked, so that clients refresh it",
    async (resource) => {
      for (const [how, options] of [
        ["has expired", { expiresAt: Date.parse(stoppedClock) }],
        ["was revoked", { revoked: true }],
      ] as const) {
        const token = await createAccessToken(live.db, { resource, ...options });
        const refused = await listTools(live.service, token, resource);
        expect([refused.status, await refused.text()]).toEqual([
          401,
          expect.stringContaining(`This access token ${how}.`),
        ]);
        const challenge = refused.headers.get("www-authenticate");
        expect(challenge).toContain('error="invalid_token"');
        expect(challenge).toContain(`/.well-known/oauth-protected-resource${resource}"`);
        expect(refused.headers.get("access-control-expose-headers")).toContain("WWW-Authenticate");
      }
    },
  );

  it("of both APIs is 401 at either once it has expired or was revoked", async () => {
    for (const [how, options] of [
      ["has expired", { expiresAt: Date.parse(stoppedClock) }],
      ["was revoked", { revoked: true }],
    ] as const) {
      const key = await createAccessToken(live.db, { resource: "/api", ...options });
      for (const path of [
        "/api/mcp/jobs",
        "/api/v1/intelligence/salaries/calculate?role=software-engineer&city=austin",
      ]) {
        const refused = await live.service.fetch(path, { key });
        expect([refused.status, await refused.text()]).toEqual([
          401,
          expect.stringContaining(`This access token ${how}.`),
        ]);
        expect(refused.headers.get("www-authenticate")).toContain('error="invalid_token"');
      }
    }
  });

  it("is 401 that says why where it opens nothing", async () => {
    const messageOf = async (token: string, resource: string) => {
      const { status, headers, body } = await live.get(resource, {
        method: "POST",
        key: token,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
      });
      expect(status).toBe(401);
      expect(headers.get("www-authenticate")).toContain('error="invalid_token"');
      return body.error.message ?? body.error;
    };
    const token = await createAccessToken(live.db, { resource: salaryResource });
    expect(await messageOf(token, pipelineResource)).toBe(
      `This access token opens ${salaryResource}. For ${pipelineResource} the application has to connect separately.`,
    );
    expect(await messageOf(mintToken("oauthAccess"), salaryResource)).toMatch(
      /^This access token is not known, and may have expired\. Get a new one with its refresh token: http.*\/oauth\/token$/,
    );
  });

  it("is 403 without the plan, which its owner can get back", async () => {
    const { refresh_token, approved, browser } = await connect({
      resource: pipelineResource,
      scopes: ["pipeline:read"],
    });
    const setTier = (tier: "pro" | "ultra") =>
      live.db.update(users).set({ tier }).where(eq(users.id, browser.accountId));
    await setTier("pro");
    const lower = await refresh(live.service, approved.clientId, refresh_token);
    expect(lower.status).toBe(200);
    const refused = await listTools(live.service, lower.body.access_token, pipelineResource);
    expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([403, null]);
    expect(await refused.text()).toContain("requires the Ultra plan; the account is on Pro");
    await setTier("ultra");
    const { body } = await refresh(live.service, approved.clientId, lower.body.refresh_token);
    expect((await listTools(live.service, body.access_token, pipelineResource)).status).toBe(200);
  });

  it("ends with its hour, its grant or its account's consent", async () => {
    const { access_token: expiring } = await connect();
    const sha256 = await sha256Hex(expiring ?? "");
    await live.db.update(oauthTokens).set({ expiresAt: 1 }).where(eq(oauthTokens.sha256, sha256));
    expect((await listTools(live.service, expiring)).status).toBe(401);

    const { access_token: revoked, browser, approved } = await connect();
    const [grant] = await live.db
      .select()
      .from(oauthGrants)
      .where(eq(oauthGrants.clientId, approved.clientId));
    const stranger = await ultra();
    const fields = { revoke: grant?.id ?? "" };
    const theirs = await submit(live.service, "/app/connections", stranger, fields);
    expect(theirs.status).toBe(404);
    expect((await submit(live.service, "/app/connections", browser, fields)).status).toBe(303);
    expect((await listTools(live.service, revoked)).status).toBe(401);
    expect(await (await open(live.service, "/app/connections", browser)).text()).toContain(
      "None yet",
    );
  });

  it("is revoked by its client, with its refresh token", async () => {
    const { refresh_token, approved } = await connect();
    const revoke = (client_id: string) =>
      live.service.fetch("/oauth/revoke", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ token: refresh_token ?? "", client_id }).toString(),
      });
    // RFC 7009: a token of another client is no error, and stays.
    expect((await revoke(await register(live.service))).status).toBe(200);
    const next = await refresh(live.service, approved.clientId, refresh_token);
    expect(next.status).toBe(200);
    expect((await revoke(approved.clientId)).status).toBe(200);
    const after = await refresh(live.service, approved.clientId, next.body.refresh_token);
    expect(after.body.error).toBe("invalid_grant");
  });
});
