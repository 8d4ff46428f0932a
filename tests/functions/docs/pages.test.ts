import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errors } from "../../../shared/http/errors.ts";
import { type LiveService, startLiveService } from "../../support/live-service.ts";

let live: LiveService;
beforeAll(async () => {
  live = await startLiveService();
});
afterAll(() => live.stop());

const text = async (path: string) => {
  const response = await live.service.fetch(path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get("service-version")).toBe("2026-05-10");
  return response.text();
};

describe("the pages that answers point to", () => {
  it("explain every error under the anchor that doc_url names", async () => {
    const page = await text("/docs/errors");
    for (const code of Object.keys(errors)) expect(page).toContain(`id="${code}"`);
    const { body } = await live.get("/api/v1/intelligence/salaries/calculate");
    const url = new URL(body.error.doc_url);
    expect(await text(url.pathname)).toContain(`id="${url.hash.slice(1)}"`);
  });

  it("exist: methodology, home, documentation, and the figure's page", async () => {
    const { body } = await live.get("/api/v1/intelligence/salaries/demo");
    for (const url of [
      body.attribution.methodology,
      body.attribution.url,
      body.data.docs_url,
      body.data.signup_url,
    ]) {
      const { pathname, search } = new URL(url);
      expect(await text(pathname + search)).toContain("<h1>");
    }
  });

  it("load nothing from elsewhere and run no script", async () => {
    for (const path of ["/", "/docs/errors", "/docs/methodology"]) {
      const page = await text(path);
      expect(page).not.toMatch(/<script|src=|@import|url\(/);
    }
  });

  it("include the OpenAPI document as committed", async () => {
    const document = JSON.parse(await text("/openapi.json"));
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths)).toContain("/api/v1/intelligence/salaries/calculate");
  });
});
