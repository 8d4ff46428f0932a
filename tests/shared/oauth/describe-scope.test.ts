/** The responses to an application that lacks the scope of a call, and to other callers. */
import { afterAll, describe, expect, it } from "vitest";
import { createAccessToken, createKey, createToken } from "#scripts/run/stage/callers.ts";
import { type OauthScope, oauthResources } from "#shared/access/oauth-scopes.ts";
import { shareLiveService } from "#tests/support/live-service.ts";
import { messageOf, sendMcp } from "#tests/support/mcp.ts";
import { pipelineResource, salaryResource } from "#tests/support/oauth.ts";
import { shareProbe } from "#tests/support/probe.ts";

const [live, probe] = await Promise.all([shareLiveService(), shareProbe()]);
afterAll(() => Promise.all([live.stop(), probe.stop()]));

const call = (name: string, args: object) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: args },
});
const skills = call("analyze_skills", { role: "electrician" });
const newJob = call("create_job", { company: "Acme", title: "Nurse", status: "saved" });

/** The parameters of a challenge. */
function readChallenge(header: string | null): Record<string, string> {
  return Object.fromEntries(
    [...(header ?? "").matchAll(/(\w+)="([^"\\]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

const connected = (resource: keyof typeof oauthResources, ...scopes: OauthScope[]) =>
  createAccessToken(live.db, { resource, scopes });

describe("a call of a tool with an access token that lacks a scope", () => {
  it.each([
    {
      resource: salaryResource,
      held: ["intelligence:read"],
      message: skills,
      needed: "intelligence:read skills:read",
      words:
        "The connection lacks the scope skills:read. Connect again and allow: What skills add to pay.",
    },
    {
      resource: salaryResource,
      held: ["intelligence:read", "skills:read"],
      message: call("analyze_market", { role: "electrician" }),
      needed: "intelligence:read skills:read market:read",
      words:
        "The connection lacks the scope market:read. Connect again and allow: How much employers hire, and the market of a role.",
    },
    {
      resource: pipelineResource,
      held: ["pipeline:read"],
      message: newJob,
      needed: "pipeline:read pipeline:write",
      words:
        "The connection lacks the scope pipeline:write. Connect again and allow: Change your job search: add, change and delete jobs, contacts and events, and webhooks, which send every change to another server.",
    },
  ] as const)(
    "is 403 with what to ask for: $needed",
    async ({ resource, held, message, needed, words }) => {
      const token = await connected(resource, ...held);
      const response = await sendMcp(live.service, resource, token, message);
      expect(response.status).toBe(403);
      const { origin } = live.service.url;
      expect(readChallenge(response.headers.get("www-authenticate"))).toEqual({
        realm: "Compensation Intelligence",
        error: "insufficient_scope",
        error_description: words,
        scope: needed,
        resource_metadata: `${origin}/.well-known/oauth-protected-resource${resource}`,
      });
      const body = await messageOf(response);
      expect(body.error.message ?? body.error).toBe(words);
    },
  );

  it("does nothing, and costs no monthly quota", async () => {
    const [resource, scopes] = [pipelineResource, ["pipeline:read"]] as const;
    const token = await createAccessToken(live.db, { resource, scopes, perMonth: 10 });
    const send = (message: object) => sendMcp(live.service, resource, token, message);
    expect((await send(newJob)).status).toBe(403);
    const listed = await messageOf(await send(call("list_jobs", {})));
    expect(listed.result.structuredContent.total).toBe(0);
    const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
    const month = async () => (await send(ping)).headers.get("ratelimit");
    await expect.poll(month).toMatch(/"month";r=[89];/);
  });

  it("is 403 for the tools that need more than each connection has, and for no other", async () => {
    const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    for (const resource of [salaryResource, pipelineResource] as const) {
      const [base] = oauthResources[resource];
      const narrow = await connected(resource, base);
      const send = (token: string, message: object) =>
        sendMcp(live.service, resource, token, message);
      const whole = await connected(resource, ...oauthResources[resource]);
      const { result } = await messageOf(await send(whole, list));
      const known = await messageOf(await send(narrow, call("list_capabilities", {})));
      const capabilities: { name: string; available: boolean }[] =
        known.result?.structuredContent.data.tools ?? [];
      for (const { name, annotations } of result.tools) {
        const response = await send(narrow, call(name, {}));
        const own = capabilities.find((tool) => tool.name === name);
        const isOpen = own?.available ?? annotations.readOnlyHint;
        expect([name, response.status]).toEqual([name, isOpen ? 200 : 403]);
        await response.text();
      }
    }
  });
});

describe("a call with a key or a token that lacks it", () => {
  it("has a result with the reason, and no challenge", async () => {
    const key = await createKey(live.db, { tier: "pro", scopes: ["intelligence:read"] });
    const token = await createToken(live.db, { access: "read" });
    const sent = [
      await sendMcp(live.service, salaryResource, key, skills),
      await sendMcp(live.service, pipelineResource, token, newJob),
    ];
    const texts = [/Create a credential with the scope skills:read/, /Create a read-write token/];
    for (const [index, response] of sent.entries()) {
      expect([response.status, response.headers.get("www-authenticate")]).toEqual([200, null]);
      const { result } = await messageOf(response);
      expect([result.isError, result.content[0].text]).toEqual([
        true,
        expect.stringMatching(texts[index] ?? /never/),
      ]);
    }
  });
});

describe("an endpoint outside of MCP", () => {
  it.each([
    ["/connected", salaryResource, ["intelligence:read"], "intelligence:read skills:read"],
    ["/api/mcp/connected", pipelineResource, ["pipeline:read"], "pipeline:read pipeline:write"],
  ] as const)(
    "%s asks an application for what it lacks, and nobody else",
    async (path, resource, scopes, needed) => {
      const token = await createAccessToken(probe.db, { resource, scopes });
      const { status, headers, body } = await probe.get(path, { key: token });
      expect(status).toBe(403);
      expect(readChallenge(headers.get("www-authenticate"))).toMatchObject({
        error: "insufficient_scope",
        scope: needed,
      });
      expect(body.error.message ?? body.error).toMatch(/Connect again and allow: /);
      if (path === "/connected") {
        const hint = { clarification_needed: expect.stringMatching(/connect again.*\?$/) };
        expect(body.error).toMatchObject({ retry_hint: hint, param: "Authorization" });
      }
      const whole = await createAccessToken(probe.db, { resource });
      expect((await probe.get(path, { key: whole })).status).toBe(200);

      const own =
        path === "/connected"
          ? await createKey(probe.db, { tier: "pro", scopes: ["intelligence:read"] })
          : await createToken(probe.db, { access: "read" });
      const refused = await probe.get(path, { key: own });
      expect(refused.status).toBe(403);
      expect(refused.body.error.message ?? refused.body.error).toMatch(
        /^The credential lacks the scope (?:skills:read|read-write)\.$/,
      );
    },
  );
});
