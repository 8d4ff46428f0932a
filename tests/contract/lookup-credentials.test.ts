/** The salary lookups take keys of the Salary Data API and tokens of the Job Pipeline API; nothing else takes both. */
import { beforeAll, describe, expect, it } from "vitest";
import { pipelineRoutes } from "#functions/pipeline-routes.ts";
import { routes } from "#functions/routes.ts";
import {
  createAccessToken,
  createAccount,
  createKey,
  createToken,
} from "#scripts/run/stage/callers.ts";
import { pipelinePlan, tiers } from "#shared/access/tiers.ts";
import { mintToken } from "#shared/credentials/token.ts";
import { makeManifest } from "#shared/mcp/manifest.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";

let live: LiveService;
let token: string;
let key: string;
beforeAll(async () => {
  live = await shareLiveService();
  const account = await createAccount(live.db, { tier: "ultra" });
  token = await createToken(live.db, { account, access: "read" });
  key = await createKey(live.db, { account, tier: "ultra" });
});

const lookups = [
  "salary?role=electrician&city=denver",
  "roles?q=electrician",
  "roles?limit=1",
  "compare?roleA=electrician&roleB=plumber&city=denver",
  "compare?role=electrician&cityA=denver&cityB=austin",
  "range?role=electrician&city=denver",
  "trends?role=electrician",
].map((query) => `/api/mcp/intelligence/${query}`);

/** It takes a body: its own suite sends it with both. */
const postingPath = "/api/mcp/intelligence/check-posting";

describe("the salary lookups", () => {
  it.each(lookups)("return the same to a token as to a key: %s", async (path) => {
    const [own, other] = [await live.get(path, { key: token }), await live.get(path, { key })];
    expect([own.status, other.status]).toEqual([200, 200]);
    expect(own.body.data).toEqual(other.body.data);
    expect(own.body.request).toMatchObject({ tier: "ultra", scopes: [] });
  });

  it("take an access token for the MCP server of the pipeline, and none for that of the salary data", async () => {
    const [path = ""] = lookups;
    const right = await live.get(path, {
      key: await createAccessToken(live.db, { resource: "/api/mcp" }),
    });
    expect(right.status).toBe(200);
    const wrong = await live.get(path, {
      key: await createAccessToken(live.db, { resource: "/api/v1/intelligence/mcp" }),
    });
    expect([wrong.status, wrong.body.error.code]).toEqual([401, "authentication_required"]);
    expect(wrong.headers.get("www-authenticate")).toContain(
      "/.well-known/oauth-protected-resource/api/mcp",
    );
  });

  it("count a token's calls against the quota of the Job Pipeline API, a key's against the other", async () => {
    const account = await createAccount(live.db, {
      tier: "ultra",
      perMinute: null,
      perMonth: null,
    });
    const [ownToken, ownKey] = [
      await createToken(live.db, { account }),
      await createKey(live.db, { account, tier: "ultra" }),
    ];
    const remaining = async (path: string, credential: string) => {
      const { headers } = await live.get(path, { key: credential });
      const [, limit] = /q=(\d+)/.exec(headers.get("ratelimit-policy") ?? "") ?? [];
      return [Number(limit), Number(headers.get("x-ratelimit-remaining"))];
    };
    const [path = "", other = ""] = lookups;
    const { perMinute } = pipelinePlan;
    expect(await remaining(path, ownToken)).toEqual([perMinute, perMinute - 1]);
    expect(await remaining(other, ownToken)).toEqual([perMinute, perMinute - 2]);
    expect(await remaining("/api/mcp/jobs", ownToken)).toEqual([perMinute, perMinute - 3]);
    const ofKey = tiers.ultra.perMinute;
    expect(await remaining(path, ownKey)).toEqual([ofKey, ofKey - 1]);
    expect(await remaining(path, ownToken)).toEqual([perMinute, perMinute - 4]);
  });

  it("refuse a token whose plan lacks the API, or that was revoked, with 403, and an unknown one with 401", async () => {
    const [path = ""] = lookups;
    const cases = [
      [await createToken(live.db, { tier: "pro" }), 403, "tier_insufficient"],
      [await createToken(live.db, { revoked: true }), 403, "credential_revoked"],
      [mintToken("pipeline"), 401, "authentication_required"],
      [undefined, 401, "authentication_required"],
    ] as const;
    for (const [credential, status, code] of cases) {
      const answer = await live.get(path, { key: credential });
      expect([answer.status, answer.body.error.code]).toEqual([status, code]);
      if (status !== 401) continue;
      expect(answer.body.error.message).toContain("intelligence_");
      expect(answer.body.error.message).toContain("ext_");
    }
  });
});

describe("every other operation", () => {
  it("takes a key or a token, as the manifest states for its tools", () => {
    const either = [...routes, ...pipelineRoutes].filter(
      ({ access }) => access.kind === "key" && access.orToken,
    );
    expect([...new Set(either.map(({ path }) => path))].sort()).toEqual(
      [...new Set([...lookups.map((path) => path.split("?")[0]), postingPath])].sort(),
    );
    for (const { name, path, credentials } of makeManifest(pipelineRoutes).tools) {
      expect(credentials, name).toEqual(
        either.some((route) => route.path === path) ? ["ext_", "intelligence_"] : ["ext_"],
      );
    }
  });

  it("refuses a token where it takes a key", async () => {
    const { status, body } = await live.get(
      "/api/v1/intelligence/salaries/calculate?role=electrician&city=denver",
      { key: token },
    );
    expect([status, body.error.code]).toEqual([401, "authentication_required"]);
  });
});
