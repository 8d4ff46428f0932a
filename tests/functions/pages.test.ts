import { describe, expect, it } from "vitest";
import { pages } from "#functions/pages.ts";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { shareLiveService } from "../support/live-service.ts";
import { examplePath, isDataFile } from "../support/page-paths.ts";

const live = await shareLiveService();

/** A path of every page; the lookup's form always leads elsewhere. */
const paths = pages
  .flatMap((page) => page.routes.map(({ path }) => path))
  // A form's own page takes POST too; its tests are with it, as are those of signed-in pages, of
  // authorization, and of what the Job Pipeline API answers in its own format.
  .filter((path) => !["/salaries", "/offers", "/posting"].includes(path))
  .filter((path) => !/^\/(app|login|signup|oauth|api\/mcp)\b/.test(path))
  .filter((path) => !isDataFile(path))
  .map(examplePath);

it.each(paths)(
  "%s is read-only: another method returns 405 with the allowed ones",
  async (path) => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const response = await live.service.fetch(path, { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
      const { error } = JSON.parse(await response.text());
      expect(error.code).toBe("method_not_allowed");
    }
    const { status } = await live.service.fetch(path, { method: "HEAD" });
    expect(status).toBe(200);
  },
);

it.each(["/favicon.ico", "/assets/favicon.svg", "/compensation_intelligence.py"])(
  "%s is a file: read only too, whoever answers for it",
  async (path) => {
    const found = await live.service.fetch(path);
    expect([found.status, (await found.arrayBuffer()).byteLength > 100]).toEqual([200, true]);
    for (const method of ["POST", "DELETE"]) {
      const { status, headers } = await live.service.fetch(path, { method });
      expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  },
);

it.each([
  ...[
    "/nope",
    "/salaries/nope",
    "/docs/nope",
    "/sitemaps/999.xml",
    "/widget-9.9.9.js",
    "/assets/nope.js",
  ],
  ...[
    "/data/2020.01-nope/nope.csv",
    "/api/nope",
    "/api/v1/intelligence/nope",
    "/mcp/nope",
    "/app/nope",
  ],
])("%s is 404, which no cache may store", async (path) => {
  for (const accept of ["text/html", "application/json"]) {
    const response = await live.service.fetch(path, { headers: { accept }, address: newAddress() });
    await response.text();
    const cacheControl = response.headers.get("cache-control") ?? "";
    expect([response.status, cacheControl]).toEqual([404, expect.stringContaining("no-store")]);
  }
});

/** Half of a surrogate pair as some encode it, a character cut short, and NUL. */
const malformed = ["%ED%A0%80", "a%F0%9F", "a%00b"];
/** From an address that has requested no page yet. */
const onPage = () => ({ headers: { accept: "text/html" }, address: newAddress() });

describe("text that is not well-formed", () => {
  const parameters = [...new Set(pages.flatMap((page) => page.routes.map(({ path }) => path)))]
    .filter((path) => path.includes("/:") && !path.startsWith("/app"))
    .flatMap((path) => (path.match(/:\w+/g) ?? []).map((name) => ({ path, name })));
  it.each(parameters)("is 400 in the path $path as $name", async ({ path, name }) => {
    for (const text of malformed) {
      const filled = path.replace(name, text).replace(/:\w+/g, "austin");
      const response = await live.service.fetch(filled, onPage());
      expect([response.status, filled]).toEqual([400, filled]);
      expect(await response.text()).toContain(`parameter ${name.slice(1)} is not valid`);
    }
  });

  const fields = Object.entries({
    "/": ["role", "city", "exp", "basis"],
    "/roles": ["q", "family", "letter"],
    "/salaries": ["role", "city", "exp", "basis"],
    "/salaries/:role": ["exp", "basis", "place"],
    "/salaries/:role/:city": ["exp", "basis", "place"],
    "/compare": ["roleA", "roleB", "city", "role", "cityA", "cityE", "exp", "basis"],
    "/evaluate": ["role", "city", "exp", "min", "max", "period"],
    "/offers": ["base1"],
    "/posting": ["title", "location", "url", "min"],
    "/widget": ["role", "city", "exp", "theme"],
    "/login": ["next"],
    "/login/verify": ["next"],
  }).flatMap(([path, names]) => names.map((name) => ({ path, name })));
  it.each(fields)("is 400 in the query of $path as $name", async ({ path, name }) => {
    const filled = path.replace(/:\w+/g, "austin");
    for (const text of malformed) {
      const response = await live.service.fetch(`${filled}?${name}=${text}`, onPage());
      expect([response.status, response.headers.get("content-type")]).toEqual([
        400,
        "text/html; charset=utf-8",
      ]);
      expect(await response.text()).toContain(`parameter ${name} is not valid`);
    }
    // Mail programs add parameters such as this one to links.
    const ignored = await live.service.fetch(`${filled}?utm_term=caf%E9`, onPage());
    expect(ignored.status === 400).toBe(path === "/offers");
  });

  it.each([...malformed, "\u00e9", "a\0b"])("is 400 in a form: %j", async (text) => {
    const response = await live.service.fetch("/offers", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: Uint8Array.from(`base1=${text}`, (letter) => letter.charCodeAt(0)),
    });
    expect(response.status).toBe(400);
  });
});
