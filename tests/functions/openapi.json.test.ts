import { expect, it } from "vitest";
import app from "#functions/openapi.json.ts";
import document from "#schema/openapi.json" with { type: "json" };
import { exampleOrigin, splitDocument } from "#shared/contract/localize-document.ts";
import { shareLiveService } from "../support/live-service.ts";

const live = await shareLiveService();

it("is the committed document with the origin of this service, so that clients call it", async () => {
  const response = await live.service.fetch("/openapi.json");
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  const { origin } = live.service.url;
  const text = await response.text();
  expect(JSON.parse(text).servers[0].url).toBe(origin);
  expect(JSON.parse(text.replaceAll(origin, exampleOrigin))).toEqual(document);
});

it("has a tag of its own on each origin, because each origin's document names it", async () => {
  const here = await live.service.fetch("/openapi.json");
  const tag = here.headers.get("etag") ?? "";
  const { port } = live.service.url;
  const response = await fetch(`http://localhost:${port}/openapi.json`, {
    headers: { "if-none-match": tag },
  });
  expect(response.status).toBe(200);
  const serverOf = async (document: Response) =>
    ((await document.json()) as { servers: { url: string }[] }).servers[0]?.url;
  expect(await serverOf(response)).toBe(`http://localhost:${port}`);
  expect(await serverOf(here)).toBe(live.service.url.origin);
  expect(response.headers.get("etag")).not.toBe(tag);
});

it.each([
  [undefined, { name: "Support", url: "https://pay.example.org/" }],
  [
    "https://help.example.org/?topic=$&",
    { name: "Support", url: "https://help.example.org/?topic=$&" },
  ],
  ["help@example.org", { name: "Support", email: "help@example.org" }],
  ["javascript:alert(1)", { name: "Support", url: "https://pay.example.org/" }],
])("names the contact that the operator has set: %s", (SUPPORT_CONTACT, contact) => {
  const file = JSON.stringify(document, null, 1);
  const own = splitDocument(file, SUPPORT_CONTACT).join("https://pay.example.org");
  expect((JSON.parse(own) as typeof document).info.contact).toEqual(contact);
});

it("is made once, however many hosts somebody asks for", async () => {
  const file = JSON.stringify(document, null, 1);
  let reads = 0;
  const env = {
    ASSETS: {
      async fetch() {
        reads++;
        return new Response(file, { headers: { etag: '"file"' } });
      },
    },
    PAGE_LIMITER: { limit: async () => ({ success: true }) },
  };
  const ask = (origin: string) => app.request(`${origin}/openapi.json`, {}, env);
  const serverOf = async (response: Response) => {
    const { servers } = (await response.json()) as typeof document;
    return servers[0]?.url;
  };
  // A person's own, before, between and after the others.
  const own = "https://own.example.org";
  for (let other = 0; other < 20; other++) {
    const stranger = `https://${other}.example.net`;
    const [strange, mine] = await Promise.all([ask(stranger), ask(own)]);
    expect([await serverOf(strange), await serverOf(mine)]).toEqual([stranger, own]);
  }
  expect(reads).toBe(1);
});
