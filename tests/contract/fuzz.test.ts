/**
 * Every operation, with odd text and bytes in every place that a caller can reach: no failure of
 * the service, and nothing that the document does not declare.
 */
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { routes } from "#functions/routes.ts";
import { examples } from "#scripts/generate/openapi/examples/read.ts";
import { createAccount, createKey, createToken } from "#scripts/run/stage/callers.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import { type LiveService, startLiveService } from "../support/live-service.ts";
import { isWhole } from "../support/whole.ts";

let live: LiveService;
let key: string;
let token: string;
beforeAll(async () => {
  live = await startLiveService();
  const account = await createAccount(live.db, { tier: "ultra" });
  key = await createKey(live.db, { account, tier: "ultra" });
  token = await createToken(live.db, { account });
});

const odd = fc.oneof(
  fc.constantFrom(
    ...[
      "\ud800",
      "a\udc00b",
      "\0",
      "x\0",
      "\ufffe",
      "\u2028",
      "\u202e",
      "\u0007",
      "\r\n",
      "\ufeff",
    ],
    ...["__proto__", "constructor", "toString", "..", ".", "%", "%00", "%ED%A0%80", "'", '"', "\\"],
    ...["", " ", "null", "NaN", "1e999", "-1", "0x1", "9".repeat(400), "*", "\ud83d\ude00"],
    ..."=1+1;@x|%' or 1=1--|job_|dp_|dp_AAAA|2026-02-30|2026-13-01T00:00:00Z".split("|"),
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
);
const json = fc.oneof(
  odd,
  fc.jsonValue({ maxDepth: 3, stringUnit: "binary" }),
  fc.dictionary(odd, odd, { maxKeys: 3 }),
  fc.array(odd, { maxLength: 3 }),
);

/** Escaped where a URL must be; lone surrogates as the bytes that some programs send for them. */
function inUrl(text: string): string {
  return text.replace(/./gsu, (unit) =>
    unit.isWellFormed() ? encodeURIComponent(unit) : "%ED%A0%80",
  );
}

/** What the name of a header allows in its value. */
const headerText = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) })
  .map((text) => text.replace(/\u007f/g, "").trim());
const headers = fc.record(
  {
    "idempotency-key": headerText,
    "if-match": fc.oneof(headerText, fc.constant('"1"')),
    "if-none-match": headerText,
    accept: fc.oneof(headerText, fc.constantFrom("text/csv", "text/calendar", "*/*")),
    "content-type": fc.oneof(headerText, fc.constantFrom("text/csv", "application/json")),
    "mcp-protocol-version": headerText,
    origin: headerText,
  },
  { requiredKeys: [] },
);

/** The example with one of its values, however deep, or one of its names replaced. */
function mutate(value: unknown, path: readonly number[], by: unknown, name: string): unknown {
  const [turn = 0, ...rest] = path;
  if (typeof value !== "object" || value === null) return by;
  const fields = Object.entries(value);
  if (fields.length === 0) return by;
  const at = turn % (fields.length + 1);
  if (at === fields.length) {
    return Array.isArray(value)
      ? [...value, by]
      : Object.defineProperty({ ...value }, name, { value: by, enumerable: true });
  }
  const changed = fields.map(([field, inner], index): [string, unknown] => [
    field,
    index === at ? (rest.length === 0 ? by : mutate(inner, rest, by, name)) : inner,
  ]);
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
}

function requestsTo(route: Endpoint) {
  const example = examples.operations[route.operationId];
  const query = { ...example?.query } as Record<string, string>;
  const names = fc.constantFrom(...Object.keys(route.query.shape), "unknown");
  const body = fc
    .tuple(fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }), json, odd)
    .map(([path, by, name]) => JSON.stringify(mutate(example?.body ?? {}, path, by, name)));
  const bytes = fc.uint8Array({ maxLength: 60 }).map((part) => Buffer.from(part));
  return fc.record({
    params: fc.array(odd, { minLength: 3, maxLength: 3 }),
    query: fc
      .tuple(fc.dictionary(names, odd, { maxKeys: 2 }), fc.boolean())
      .map(([changes, complete]) => ({ ...(complete && query), ...changes })),
    headers: fc.oneof(fc.constant({}), headers),
    body: route.body ? fc.oneof({ weight: 8, arbitrary: body }, bytes) : fc.constant(undefined),
  });
}

describe.each(routes.map((route) => ({ route, name: `${route.method} ${route.path}` })))(
  "$name",
  ({ route }) => {
    it(
      "rejects what it cannot use, and never fails",
      async () => {
        const credential = route.family === "pipeline" && route.path !== "/mcp.json" ? token : key;
        await fc.assert(
          fc.asyncProperty(requestsTo(route), async ({ params, query, headers, body }) => {
            let turn = 0;
            const filled = route.path.replace(
              /:[a-z_]+/gi,
              () => inUrl(params[turn++] ?? "") || "x",
            );
            const search = Object.entries(query).map(([name, text]) => `${name}=${inUrl(text)}`);
            const { status, body: answer } = await live.get(`${filled}?${search.join("&")}`, {
              method: route.method.toUpperCase(),
              key: credential,
              headers: { ...(body && { "content-type": "application/json" }), ...headers },
              ...(body !== undefined && { body }),
            });
            // No resolver is reachable from here, and there are data for one country.
            const code = answer?.code ?? answer?.error?.code;
            const unavailable = ["UNAVAILABLE", "dependency_unavailable"];
            expect(status < 500 || (status === 503 && unavailable.includes(code))).toBe(true);
          }),
          { numRuns: isWhole ? 400 : 6 },
        );
      },
      isWhole ? 600_000 : 120_000,
    );
  },
);
