/** What the messages of refused calls say would be right. */
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { routes } from "#functions/routes.ts";
import { createAccount, createKey, createToken } from "#scripts/run/stage/callers.ts";
import { explainBody } from "#shared/core/validation/explain-body.ts";
import { metaOf } from "#shared/core/validation/schema-meta.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";

let live: LiveService;
let key: string;
let token: string;
beforeAll(async () => {
  live = await shareLiveService();
  const account = await createAccount(live.db, { tier: "ultra" });
  [key, token] = [
    await createKey(live.db, { tier: "ultra", perMinute: 1_000 }),
    await createToken(live.db, { account, perMinute: 1_000 }),
  ];
  await live.service.fetch("/api/mcp/jobs", {
    ...{ method: "POST", key: token },
    body: JSON.stringify({ company: "Initech", title: "Clerk", status: "saved" }),
    headers: { "content-type": "application/json" },
  });
});

const v1 = "/api/v1/intelligence";
const credentialOf = (path: string) =>
  path.startsWith("/api/mcp") && !path.includes("/intelligence/") ? token : key;
const get = (path: string) => live.get(path, { key: credentialOf(path) });
const messageOf = ({ error }: { error: string | { message: string } }) =>
  typeof error === "string" ? error : error.message;

const cursors = ["starting_after", "ending_before", "cursor", "after"];
const lists = routes
  .filter(({ method, path }) => method === "get" && !path.includes(":"))
  .flatMap(({ path, query }) =>
    cursors.filter((name) => name in query.shape).map((param) => ({ path, param, query })),
  );

describe.each(lists)("$path?$param", ({ path, param, query }) => {
  it.each(["abc", "%20", "", "x".repeat(500)])(
    "refuses another text with a cursor that works (%#)",
    async (bad) => {
      const needed = Object.entries(query.shape)
        .filter(([, schema]) => !z.safeParse(schema, undefined).success)
        .map(([name, schema]) => `${name}=${metaOf(schema).example}&`);
      const at = `${path}?${needed.join("")}${param}=`;
      const refused = await get(`${at}${bad}`);
      expect(refused.status).toBe(400);
      const [, example] =
        new RegExp(`for example ${param}=([\\w-]+)`).exec(messageOf(refused.body)) ?? [];
      expect((await get(`${at}${example}`)).status).toBe(200);
    },
  );
});

it("there are lists to ask", () => expect(lists.length).toBeGreaterThan(8));

describe("a field", () => {
  const bodies = routes.flatMap(({ operationId, body }) => (body ? [{ operationId, body }] : []));
  const fieldsOf = (body: object) => ("shape" in body ? Object.keys(body.shape as object) : []);

  it.each(bodies)(
    "of $operationId that is null or of another type says what is allowed",
    ({ body }) => {
      for (const value of [null, true, {}, [], "", 1e300, -1e300]) {
        const given = Object.fromEntries(fieldsOf(body).map((name) => [name, value]));
        const { error } = z.safeParse(body, given, { reportInput: true });
        for (const { field, message } of error ? explainBody(error, body) : []) {
          expect(message, field).not.toMatch(/Allowed: (?:Invalid|Too)/);
        }
      }
    },
  );
});

describe("the message", () => {
  it.each([
    ["projections?role=registered-nurse&through=abc", "from 2026 to 2030"],
    [
      "projections?role=registered-nurse&through=99999999999999999999",
      "too large. Allowed: an integer from 2026 to 2030",
    ],
    [
      "roles?national_median_min=99999999999999999999",
      "too large. Allowed: a number of at most 15 digits",
    ],
    [
      "roles?national_median_min=200000&national_median_max=100000",
      "a national_median_min of at most 100000",
    ],
    [
      "cities?col_multiplier_min=1.2&col_multiplier_max=0.9",
      "a col_multiplier_max of at least 1.2",
    ],
    ["cities?state=ZZ", "two-letter codes of states"],
    ["cities?state=CA,texas", "Texas is TX"],
    ["cities?state=pr", "Puerto Rico is not covered"],
    [
      "calculate?rolee=registered-nurse&city=austin",
      "role is required; rolee is not a parameter here",
    ],
    ["calculate?job=nurse&where=austin", "role is required; job is not a parameter here"],
  ])("to %s says %s", async (query, said) => {
    const { status, body } = await get(`${v1}/salaries/${query}`);
    expect([status, body.error.message]).toEqual([400, expect.stringContaining(said)]);
  });

  it("suggests the call with the right names, which can be called", async () => {
    const asked = `${v1}/salaries/compare?role_a=Software%20Engineer&role_b=registered-nurse`;
    const { body } = await get(asked);
    expect(body.error.follow_up_suggestions).toEqual([
      `${v1}/salaries/compare?roleA=software-engineer&roleB=registered-nurse`,
    ]);
    expect((await get(body.error.follow_up_suggestions[0])).status).toBe(200);
  });

  it.each([`${v1}/mcp`, "/api/mcp", "/mcp"])(
    "of %s says which ids a message may have",
    async (path) => {
      for (const id of [null, 1.5, 9_000_000_000_000_001, {}]) {
        const response = await live.service.fetch(path, {
          ...{ method: "POST", key: credentialOf(path) },
          body: JSON.stringify({ jsonrpc: "2.0", id, method: "tools/list" }),
          headers: { "content-type": "application/json" },
        });
        const { error } = (await response.json()) as { error: { code: number; message: string } };
        expect([response.status, error.code]).toEqual([400, -32_600]);
        expect(error.message).toMatch(
          /^id: .*a whole number of at most 9,000,000,000,000,000, never null/,
        );
      }
    },
  );
});
