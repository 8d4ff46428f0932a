/** Text that is not well-formed Unicode, and NUL, is 400 wherever a caller can put it. */
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { routes } from "#functions/routes.ts";
import { examples } from "#scripts/generate/openapi/examples/read.ts";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";

import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { connectMcp, failureOf } from "../support/mcp.ts";
import { isWhole } from "../support/whole.ts";

let live: LiveService;
let key: string;
let token: string;
beforeAll(async () => {
  live = await shareLiveService();
  key = await createKey(live.db, { tier: "ultra" });
  token = await createToken(live.db);
});

/** Half of a surrogate pair as some encode it, a character cut short, and NUL. */
const inUrls = ["%ED%A0%80", "a%F0%9F", "a%00b"];
const inBodies = ["\ud800", "a\0b"];

/** Fields of the body that are checked before it is known what the operation makes of them. */
function bodyFields({ body, checkedText = [] }: Endpoint): string[] {
  if (!(body instanceof z.core.$ZodObject) || "jsonrpc" in body._zod.def.shape) return [];
  return Object.keys(body._zod.def.shape).filter((field) => !checkedText.includes(field));
}

const takesText = routes
  .map((route) => ({
    route,
    name: `${route.method} ${route.path}`,
    params: Object.keys(route.params.shape),
    query: Object.keys(route.query.shape),
    fields: bodyFields(route),
  }))
  .filter(({ params, query, fields }) => params.length + query.length + fields.length > 0);

/** In a short run one of them, in turns: what refuses one, at whatever place, refuses all. */
let turn = 0;
const some = (texts: readonly string[]) => (isWhole ? texts : [texts[turn++ % texts.length] ?? ""]);

describe.each(takesText)("$name", ({ route, params, query, fields }) => {
  const method = route.method.toUpperCase();
  const example = examples.operations[route.operationId];
  const fill = (params: Readonly<Record<string, string>> = {}) =>
    route.path.replace(/:([a-z_]+)/gi, (_, name: string) => params[name] ?? "dp_none");

  async function expectRefused(path: string, field: string, body?: unknown) {
    const { status, body: answer } = await live.get(path, {
      method,
      key: route.family === "pipeline" && route.path !== "/mcp.json" ? token : key,
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const named = route.family === "salary" ? answer.error.param : answer.details?.[0].field;
    expect([status, named], `${path} ${JSON.stringify(body)}`).toEqual([400, field]);
  }

  for (const name of params) {
    it(`refuses it in the path as ${name}`, async () => {
      // The query is looked at first, because every response names the parameters that it ignores.
      const search = new URLSearchParams(example?.query).toString();
      for (const text of some(inUrls)) {
        await expectRefused(`${fill({ [name]: text })}?${search}`, name);
      }
    });
  }

  for (const name of query) {
    it(`refuses it in the query as ${name}`, async () => {
      for (const text of some(inUrls)) await expectRefused(`${fill()}?${name}=${text}`, name);
    });
  }

  for (const field of fields) {
    it(`refuses it in the body as ${field}`, async () => {
      const search = new URLSearchParams(example?.query).toString();
      for (const text of some(inBodies)) {
        const body = { ...(example?.body as object), [field]: text };
        await expectRefused(`${fill()}?${search}`, field, body);
      }
    });
  }
});

describe("a tool", () => {
  it.each(inBodies)("names the argument that contains %j, wherever it is sent", async (text) => {
    const pipeline = await connectMcp(live.service, "/api/mcp", token);
    const salary = await connectMcp(live.service, "/api/v1/intelligence/mcp", key);
    const calls = [
      [pipeline, "get_job", { id: text }, "id"],
      [pipeline, "list_jobs", { company: text }, "company"],
      [pipeline, "create_job", { company: "A", title: "B", status: text }, "status"],
      [pipeline, "log_mood", { mood: 3, idempotencyKey: text }, "idempotencyKey"],
      [pipeline, "create_contact", { name: "A", jobIds: [text] }, "jobIds.0"],
      [salary, "analyze_compensation", { role: text }, "role"],
      [salary, "discover_roles_and_cities", { query: text }, "query"],
    ] as const;
    for (const [client, name, args, field] of calls) {
      expect(failureOf(await client.call(name, args)), name).toMatch(
        new RegExp(`^${field} is not valid\\. Allowed: well-formed`),
      );
    }
    await Promise.all([pipeline.close(), salary.close()]);
  });
});

describe("a message to a tool server", () => {
  const calls = (text: string): [field: string, message: object][] => [
    ["params.cursor", { method: "tools/list", params: { cursor: text } }],
    ["params.name", { method: "tools/call", params: { name: text } }],
    ["id", { method: "tools/list", id: text }],
    ["params._meta.a.0", { method: "tools/list", params: { _meta: { a: [text] } } }],
    ["more", { method: "tools/list", more: text }],
  ];
  it.each(inBodies.flatMap(calls))("is refused if %s contains it", async (field, message) => {
    for (const [path, credential] of [
      ["/api/mcp", token],
      ["/api/v1/intelligence/mcp", key],
    ] as const) {
      const { status, body } = await live.get(path, {
        method: "POST",
        key: credential,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, ...message }),
      });
      expect([status, body.error.code]).toEqual([400, -32600]);
      expect(body.error.message).toContain(`${field}: is not valid. Allowed: well-formed`);
    }
  });
});

describe("an import", () => {
  it.each(inBodies)("names the row that contains %j, and reports it in a dry run", async (text) => {
    const contact = { name: "Ada", id: text };
    const file = JSON.stringify({ contacts: [{ name: "Grace" }, contact] });
    const send = (query: string) =>
      live.get(`/api/mcp/import${query}`, {
        method: "POST",
        key: token,
        headers: { "content-type": "application/json" },
        body: file,
      });
    const { status, body } = await send("");
    expect([status, body.details[0].field]).toEqual([400, "contacts.2.id"]);
    const dry = await send("?dryRun=true");
    expect([dry.status, dry.body.rows[1].problems[0].field]).toEqual([200, "id"]);
  });

  it("names the row of a table with NUL in it", async () => {
    const { status, body } = await live.get("/api/mcp/import", {
      method: "POST",
      key: token,
      headers: { "content-type": "text/csv" },
      body: "company,title,status,id\nAcme,Engineer,saved,j\0b\n",
    });
    expect([status, body.details[0].field]).toEqual([400, "jobs.1.id"]);
  });
});
