/** An operation alone: the example of the package's README, deployed, mounted and called. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import list from "#functions/api/mcp/contacts/list.ts";
import calculate from "#functions/api/v1/intelligence/salaries/calculate.ts";
import { startProbe } from "#tests/support/probe.ts";

const root = join(import.meta.dirname, "../../..");
const example = "tests/support/hello-worker.ts";

const probe = await startProbe(example);

describe("the example of the README", () => {
  it("is the Worker that these tests start", () => {
    const readme = readFileSync(join(root, "shared/middleware/README.md"), "utf8");
    expect(readme).toContain(`\`\`\`ts\n${readFileSync(join(root, example), "utf8")}\`\`\``);
  });

  it("has the envelope, the version, an id and the ignored parameters, deployed alone", async () => {
    const { status, body, headers } = await probe.get("/api/mcp/hello?name=Ada&nmae=x");
    expect([status, body]).toEqual([200, { hello: "Ada" }]);
    expect(headers.get("service-version")).toBe("2026-05-10");
    expect(headers.get("x-request-id")).toMatch(/^req_[0-9a-f]{16}$/);
    expect(headers.get("x-ignored-params")).toBe("nmae");
  });

  it("answers an address as often in a minute as its docstring says", async () => {
    const address = probe.newAddress();
    const statuses: number[] = [];
    while (statuses.length < 12)
      statuses.push((await probe.get("/api/mcp/hello", { address })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });

  it("refuses what the contract does not allow, in the shape of its API", async () => {
    const { status, body, headers } = await probe.get("/api/mcp/hello?name=a&name=b");
    expect([status, body.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(headers.get("service-version")).toBe("2026-05-10");
  });
});

describe("an operation of the project", () => {
  it("is a Hono app with one route, which can be called and mounted", async () => {
    const app = new Hono().route("/", list).route("/", calculate);
    const mounted = await app.request("/api/mcp/contacts", {}, {});
    const called = await list.request("/api/mcp/contacts", {}, {});
    for (const response of [mounted, called]) {
      expect(response.status).toBe(401);
      expect(response.headers.get("service-version")).toBe("2026-05-10");
      expect(await response.json()).toMatchObject({ code: "UNAUTHORIZED" });
    }
    const salary = await app.request("/api/v1/intelligence/salaries/calculate?role=x", {}, {});
    expect([
      salary.status,
      ((await salary.json()) as { error: { code: string } }).error.code,
    ]).toEqual([401, "authentication_required"]);
  });
});
