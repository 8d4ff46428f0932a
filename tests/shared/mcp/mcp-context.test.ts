import { type Context, Hono } from "hono";
import { expect, it } from "vitest";
import type { Scope } from "#shared/access/scopes.ts";
import { pipelinePlan } from "#shared/access/tiers.ts";
import { flatEndpoint, key } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { mcpContext } from "#shared/mcp/mcp-context.http.ts";
import type { AppEnv, Bindings } from "#shared/middleware/env.ts";

const { contract: whoami } = flatEndpoint({
  operationId: "whoami",
  method: "get",
  path: "/whoami",
  summary: "See who calls",
  description: "Returns the caller's account and scopes.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: NoQuery,
  errors: [],
  handle: async (c) => {
    const { accountId, scopes } = c.get("caller") ?? {};
    return { data: { accountId, scopes, requestId: c.get("requestId") } };
  },
});

/** Runs within a request that a caller without scopes has been authenticated for. */
async function withinRequest<Result>(run: (c: Context<AppEnv>) => Promise<Result>) {
  let result: Promise<Result> | undefined;
  const app = new Hono<AppEnv>().post("/mcp", async (c) => {
    c.set("requestId", "req_1");
    c.set("now", Date.now());
    c.set("receivedAt", Date.now());
    c.set("caller", {
      accountId: "acc_1",
      accountCreatedAt: 0,
      credentialId: "tok_1",
      tier: "ultra",
      scopes: [],
      access: "read",
      limits: pipelinePlan,
    });
    result = run(c);
    await result.catch(() => {});
    return c.text("done");
  });
  const execution = { waitUntil() {}, passThroughOnException() {}, props: {} };
  await app.request("/mcp", { method: "POST" }, {} as Bindings, execution);
  if (!result) throw new Error("the request did not reach the handler");
  return result;
}

const call = (c: Context<AppEnv>, scopes?: readonly Scope[]) =>
  mcpContext(c, [whoami], scopes).call(whoami, {});

it("runs an operation for the caller, under the same request id", async () => {
  const { status, text } = await withinRequest((c) => call(c, ["intelligence:read"]));
  expect([status, JSON.parse(text)]).toEqual([
    200,
    { accountId: "acc_1", scopes: ["intelligence:read"], requestId: "req_1" },
  ]);
});

it("checks the operation's own access", async () => {
  const { status, text } = await withinRequest((c) => call(c));
  expect([status, JSON.parse(text).error.code]).toEqual([403, "scope_insufficient"]);
});

it("leaves the scopes of the outer request unchanged", async () => {
  const scopes = await withinRequest(async (c) => {
    await call(c, ["intelligence:read"]);
    return c.get("caller")?.scopes;
  });
  expect(scopes).toEqual([]);
});

it("refuses to call an operation that is not among the server's", async () => {
  const other = { ...whoami, operationId: "other" };
  await expect(withinRequest((c) => mcpContext(c, [whoami]).call(other, {}))).rejects.toThrow(
    "may not call other",
  );
});
