import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "free", scopes: ["intelligence:read"] });

const path = "/api/v1/intelligence/salaries/check-posting";
const post = (body: object, to = path, credential = key) =>
  live.get(to, {
    key: credential,
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

describe("POST /check-posting", () => {
  it("returns what a posting says and what the law of its place asks for", async () => {
    const { status, body } = await post({
      title: "Electrician",
      location: "Denver, CO",
      text: "Competitive pay!",
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      headline: expect.stringMatching(
        /^No pay is posted, though the law of Colorado asks for a range: electricians in Denver, CO typically make about \$/,
      ),
      posting: { shape: "none", role: { slug: "electrician" } },
      evaluation: null,
      law: [{ jurisdiction: "Colorado", met: false, statute: expect.stringMatching(/8-5-201/) }],
      disclosure: expect.stringMatching(/^The pay range for this position is \$[\d.]+ to/),
    });
  });

  it("evaluates a range as `evaluate` does", async () => {
    const range = { min: 80_000, max: 100_000 };
    const { body } = await post({ title: "Electrician", location: "Denver, CO", ...range });
    const evaluated = await live.get(
      "/api/v1/intelligence/salaries/evaluate?role=electrician&city=denver&min=80000&max=100000",
      { key },
    );
    expect(body.data.evaluation).toEqual(evaluated.body.data);
    expect(body.data.headline).toBe(evaluated.body.data.headline);
  });

  it.each([
    [{ location: "Denver, CO", min: 1 }, "title"],
    [{ title: "Electrician", location: "Denver, CO" }, "text"],
    [{ title: "Electrician", min: 2, max: 1 }, "min"],
    [{ title: "Electrician", text: "x", url: "https://example.com/" }, "url"],
    [{ text: "We pay well." }, "title"],
  ])("refuses %j", async (body, param) => {
    const refused = await post(body);
    expect(refused.status).toBe(400);
    expect(refused.body.error.param).toBe(param);
  });

  it("refuses a link to an address that is not public", async () => {
    const { status, body } = await post({ url: "https://127.0.0.1/job" });
    expect(status).toBe(400);
    expect(body.error.param).toBe("url");
  });
});
