/** Headers that protect every response: its type, who may store it, and how it is fetched. */
import { beforeAll, describe, expect, it } from "vitest";
import { routes } from "#functions/routes.ts";
import { examples } from "#scripts/generate/openapi/examples/read.ts";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import { createApp } from "#shared/middleware/app.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import { type LiveService, startLiveService } from "../support/live-service.ts";

let live: LiveService;
let key: string;
let token: string;
beforeAll(async () => {
  live = await startLiveService();
  key = await createKey(live.db, { tier: "ultra" });
  token = await createToken(live.db);
});

const noSuchId = "none_000000000000000000000000";

function pathOf({ path, operationId }: Endpoint): string {
  const query = new URLSearchParams(examples.operations[operationId]?.query).toString();
  return `${path.replace(/:[a-z_]+/gi, noSuchId)}?${query}`;
}

async function send(endpoint: Endpoint, credential: string | undefined) {
  const body = examples.operations[endpoint.operationId]?.body;
  const response = await live.service.fetch(pathOf(endpoint), {
    method: endpoint.method.toUpperCase(),
    key: credential,
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  await response.text();
  return response;
}

describe.each(routes.map((route) => ({ route, name: `${route.method} ${route.path}` })))(
  "$name",
  ({ route }) => {
    it("has a type that no browser guesses, and is stored by no shared cache if it has a credential", async () => {
      const [own, other] = route.access.kind === "token" ? [token, key] : [key, token];
      const { status, headers } = await send(route, own);
      for (const sent of [headers, (await send(route, other)).headers]) {
        expect(sent.get("x-content-type-options")).toBe("nosniff");
      }
      // The credential of a calendar feed is in its URL, and the example's was never issued.
      if (!route.secretUrl) expect(status, "not the credential's fault").not.toBe(401);
      const isTagged = route.method === "get" && headers.has("etag");
      const expected = route.cache
        ? ["private, max-age=60", "private, no-store"]
        : [isTagged ? "private, no-cache" : "private, no-store"];
      expect(expected).toContain(headers.get("cache-control"));
    });

    it("has such a type without a credential too, and is stored by no cache if it needs one", async () => {
      const { status, headers } = await send(route, undefined);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      if (route.access.kind === "public") return;
      expect([status, headers.get("cache-control")]).toEqual([401, "private, no-store"]);
    });
  },
);

describe("a response", () => {
  it("that did not change is as private as the one before", async () => {
    const path = "/api/v1/intelligence/salaries/calculate?role=electrician&city=austin";
    const first = await live.get(path, { key });
    const etag = first.headers.get("etag") ?? "";
    const { status, headers } = await live.get(path, { key, headers: { "if-none-match": etag } });
    expect([status, headers.get("cache-control")]).toEqual([304, "private, no-cache"]);
  });

  it("to a preflight request has the headers too", async () => {
    const { headers } = await live.service.fetch("/api/mcp/jobs", { method: "OPTIONS" });
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each([
    ["production", "max-age=31536000"],
    [undefined, "max-age=31536000"],
    ["local", null],
    ["test", null],
  ])("with ENVIRONMENT=%s tells browsers to keep to HTTPS: %s", async (ENVIRONMENT, expected) => {
    const app = createApp([]);
    const preflight = { method: "OPTIONS" };
    const url = "https://api.example.com/nowhere";
    const { headers } = await app.request(url, preflight, { ENVIRONMENT });
    expect(headers.get("strict-transport-security")).toBe(expected);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});
