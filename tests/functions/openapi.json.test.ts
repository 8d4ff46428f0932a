import { afterAll, beforeAll, expect, it } from "vitest";
import document from "../../schema/openapi.json" with { type: "json" };
import { exampleOrigin } from "../../shared/contracts/example-origin.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";

let live: LiveService;
beforeAll(async () => {
  live = await shareLiveService();
});
afterAll(() => live.stop());

it("is the committed document with the origin of this service, so that clients call it", async () => {
  const response = await live.service.fetch("/openapi.json");
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  const { origin } = live.service.url;
  const text = await response.text();
  expect(JSON.parse(text).servers[0].url).toBe(origin);
  expect(JSON.parse(text.replaceAll(origin, exampleOrigin))).toEqual(document);
});

it("is sent once to a client that has it", async () => {
  const { headers } = await live.service.fetch("/openapi.json");
  const etag = headers.get("etag") ?? "";
  const again = await live.service.fetch("/openapi.json", { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const head = await live.service.fetch("/openapi.json", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});
