import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareProbe } from "#tests/support/probe.ts";

const probe = await shareProbe();

describe("every response", () => {
  it("has the service version, the CORS header and its own request id", async () => {
    const key = await createKey(probe.db);
    const calls: [string, string, Record<string, string>?][] = [
      ["GET", "/public"],
      ["GET", "/free"],
      ["GET", "/nowhere"],
      ["DELETE", "/public"],
      ["OPTIONS", "/free", { origin: "https://a.example", "access-control-request-method": "GET" }],
      ["HEAD", "/public"],
      ["GET", "/free?word=gamma", { authorization: `Bearer ${key}` }],
      ["GET", "/api/mcp/nowhere"],
    ];
    const ids = new Set<string | null>();
    for (const [method, path, headers = {}] of calls) {
      const response = await probe.service.fetch(path, { method, headers });
      expect(response.headers.get("service-version"), path).toBe("2026-05-10");
      expect(response.headers.get("access-control-allow-origin"), path).toBe("*");
      expect(response.headers.get("x-request-id"), path).toMatch(/^req_[0-9a-f]{16}$/);
      ids.add(response.headers.get("x-request-id"));
      await response.text();
    }
    expect(ids.size).toBe(calls.length);
  });

  it("ignores the caller's request id", async () => {
    const { headers, body } = await probe.get("/public", {
      headers: { "x-request-id": "req_0000000000000000" },
      address: probe.newAddress(),
    });
    expect(headers.get("x-request-id")).not.toBe("req_0000000000000000");
    expect(body.request.id).toBe(headers.get("x-request-id"));
  });
});

describe("an unknown path", () => {
  it("is 404 in the shape of its API", async () => {
    const salary = await probe.get("/api/v1/intelligence/nowhere");
    expect([salary.status, salary.body.error.code]).toEqual([404, "endpoint_not_found"]);
    const tools = await probe.get("/api/mcp/intelligence/nowhere");
    expect([tools.status, tools.body.error.code]).toEqual([404, "endpoint_not_found"]);
    const pipeline = await probe.get("/api/mcp/nowhere");
    expect([pipeline.status, pipeline.body.code]).toEqual([404, "NOT_FOUND"]);
    expect(typeof pipeline.body.error).toBe("string");
  });
});

describe("a method the path does not support", () => {
  it("has the deprecation headers of a deprecated path", async () => {
    const key = await createKey(probe.db);
    const deprecationOf = async (method: string) => {
      const { headers } = await probe.get("/deprecated", { key, method });
      return ["deprecation", "sunset", "link"].map((name) => headers.get(name));
    };
    const get = await deprecationOf("GET");
    expect(get).toEqual([
      "true",
      "Wed, 10 May 2028 00:00:00 GMT",
      expect.stringContaining('/free>; rel="successor-version"'),
    ]);
    for (const method of ["PUT", "POST", "DELETE"])
      expect(await deprecationOf(method), method).toEqual(get);
  });
});

describe("a response", () => {
  it("has exactly data, attribution and request, which describes the call", async () => {
    const key = await createKey(probe.db);
    const { body } = await probe.get("/free?word=beta", { key });
    expect(Object.keys(body)).toEqual(["data", "attribution", "request"]);
    expect(body.data.word).toBe("beta");
    expect(body.attribution).toMatchObject({
      version: "v1",
      updated: "2026-09-30",
      methodology_version: "probe",
      as_of: new Date().toISOString().slice(0, 10),
    });
    expect(body.request).toMatchObject({ endpoint: "/free", tier: "free" });
    expect(Number.isInteger(body.request.duration_ms)).toBe(true);
  });

  it("has an ETag that depends on its content, not on the caller", async () => {
    const first = await probe.get("/free", { key: await createKey(probe.db) });
    const second = await probe.get("/free", { key: await createKey(probe.db, { tier: "pro" }) });
    const other = await probe.get("/free?word=beta", { key: await createKey(probe.db) });
    expect(first.headers.get("etag")).toMatch(/^W\/"[0-9a-f]{32}"$/);
    expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
    expect(other.headers.get("etag")).not.toBe(first.headers.get("etag"));
  });
});

describe("an unexpected error", () => {
  it("is 500 without details, which are logged under the request id", async () => {
    const key = await createKey(probe.db);
    const { status, body, headers } = await probe.get("/free?fail=yes", { key });
    expect([status, body.error.code, body.error.type]).toEqual([
      500,
      "internal_error",
      "api_error",
    ]);
    expect(JSON.stringify(body)).not.toContain("secret");
    const id = headers.get("x-request-id") ?? "none";
    const logged = () => probe.service.logs().filter((line) => line.includes(id));
    // It may arrive after the response.
    await expect.poll(() => logged().join()).toContain("secret detail of a defect");
    expect(probe.service.logs().join()).not.toContain(key);
  });
});
