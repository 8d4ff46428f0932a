/** Tokens of a connection: what they are good for, and for how long. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { oauthGrants, oauthTokens } from "../../../schema/oauth.ts";
import { sha256Hex } from "../../../shared/core/bytes/sha256.ts";
import { type LiveService, shareLiveService } from "../../support/live-service.ts";
import {
  connectAgent,
  listTools,
  pipelineResource,
  refresh,
  register,
  salaryResource,
} from "../../support/oauth.ts";
import { open, signIn, submit } from "../../support/sign-in.ts";

let live: LiveService;
beforeAll(async () => {
  live = await shareLiveService();
});
afterAll(() => live.stop());

const ultra = () => signIn(live.db, { tier: "ultra" });

const connect = (options?: { resource: string; scopes: string[] }) => connectAgent(live, options);

describe("a refresh token", () => {
  it("is exchanged once, and a second use ends the grant", async () => {
    const { approved, refresh_token: first } = await connect();
    const second = await refresh(live.service, approved.clientId, first);
    expect(second.status).toBe(200);
    expect((await listTools(live.service, second.body.access_token)).status).toBe(200);
    expect((await refresh(live.service, approved.clientId, first)).body.error).toBe(
      "invalid_grant",
    );
    const third = await refresh(live.service, approved.clientId, second.body.refresh_token);
    expect(third.body.error).toBe("invalid_grant");
    const grants = await live.db
      .select()
      .from(oauthGrants)
      .where(eq(oauthGrants.clientId, approved.clientId));
    expect(grants.map(({ revokedAt }) => revokedAt !== null)).toEqual([true]);
  });

  it("is exchanged by one of many at the same time at most", async () => {
    const { approved, refresh_token: token } = await connect();
    const all = await Promise.all(
      Array.from({ length: 5 }, () => refresh(live.service, approved.clientId, token)),
    );
    expect(all.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
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
