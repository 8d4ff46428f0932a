import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareProbe } from "#tests/support/probe.ts";

const probe = await shareProbe();
const key = await createKey(probe.db);

const get = (query: string) => probe.get(`/free?${query}`, { key });

describe("a query", () => {
  it("with an invalid value is 400 that names the parameter, the allowed values and an example", async () => {
    const { status, body } = await get("word=gamma");
    expect([status, body.error.code, body.error.param]).toEqual([400, "parameter_missing", "word"]);
    expect(body.error.message).toContain("one of alpha, beta");
    expect(body.error.message).toContain("word=alpha");
    expect(body.error.retry_strategy).toBe("retry_with_clarification");
  });

  it("that repeats a single-valued parameter is 400", async () => {
    const { status, body } = await get("word=alpha&word=alpha");
    expect([status, body.error.param]).toEqual([400, "word"]);
    expect(body.error.message).toContain("2 times");
  });

  it("sends a list with commas, by repeating the parameter, or with brackets", async () => {
    const { body } = await get("names=a,b&names=c&names[]=d");
    expect(body.data.names.toSorted()).toEqual(["a", "b", "c", "d"]);
  });

  it("with unknown parameters succeeds and names them in a header", async () => {
    const { status, headers } = await get("wrod=beta&word=beta&x%0d%0aevil=1&__proto__=1");
    expect(status).toBe(200);
    expect(headers.get("x-ignored-params")).toBe("wrod, x%0D%0Aevil, __proto__");
  });

  it("names unknown parameters in the header of a refusal, too", async () => {
    const { status, headers } = await get("wrod=beta&word=gamma");
    expect([status, headers.get("x-ignored-params")]).toEqual([400, "wrod"]);
  });

  it("for another country is 503 that suggests the United States and no retry", async () => {
    const { status, body, headers } = await get("word=beta&country=gb");
    expect([status, body.error.code]).toEqual([503, "dependency_unavailable"]);
    expect(body.error.retry_strategy).toBe("use_alternative_tool");
    expect(body.error.retry_hint.alternative_tool).toBe("/free?word=beta");
    expect(headers.get("retry-after")).toBeNull();
    expect((await get("country=us")).status).toBe(200);
    expect((await get("country=USA")).status).toBe(400);
  });

  it("never makes the service fail, whatever it contains", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.oneof(fc.constantFrom("word", "names", "country"), fc.string()),
            fc.string({ unit: "binary" }),
          ),
        ),
        async (pairs) => {
          const query = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
          expect((await get(query)).status).toBeOneOf([200, 400, 503]);
        },
      ),
      { numRuns: 150 },
    );
  });
});

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
