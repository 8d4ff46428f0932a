import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import document from "#schema/openapi.json" with { type: "json" };
import { createKey } from "#scripts/run/stage/callers.ts";
import { errors } from "#shared/core/errors.ts";
import { serviceVersion } from "#shared/core/service-version.ts";
import calibration from "#shared/site/docs/calibration-tables.json" with { type: "json" };
import groups from "#shared/site/docs/groups.json" with { type: "json" };
import { guides } from "#shared/site/docs/guides.ts";
import { pauses } from "#shared/webhooks/delivery/schedule.ts";
import { deliveredEvents } from "#shared/webhooks/subscriptions/webhook-events.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";
import { newIpv6Address } from "#tests/support/page.ts";
import { isWhole } from "#tests/support/whole.ts";

const live = await shareLiveService();

const open = async (path: string) => {
  const response = await live.service.fetch(path, { address: newIpv6Address() });
  expect(response.status, path).toBe(200);
  expect(response.headers.get("service-version"), path).toBe(serviceVersion);
  expect(response.headers.get("access-control-allow-origin"), path).toBe("*");
  return response;
};
const text = async (path: string) => (await open(path)).text();

const reached = new Map<string, Promise<void>>();
/** Opens what a page links to or loads; what several pages share is opened once. */
function reach(path: string): Promise<void> {
  const reaching = reached.get(path) ?? (isSignIn.test(path) ? openSignIn(path) : read(path));
  reached.set(path, reaching);
  return reaching;
}

const read = async (path: string) => void (await (await open(path)).arrayBuffer());

/** Where accounts are opened: not for other origins, and by address only on the way to a host name. */
const isSignIn = /^\/(?:login|signup|app|oauth\/device)\b/;

async function openSignIn(path: string): Promise<void> {
  const response = await live.service.fetch(path, {
    address: newIpv6Address(),
    headers: { accept: "text/html" },
  });
  expect([200, 302, 303], path).toContain(response.status);
}

const pages = [
  "/",
  "/roles",
  "/cities/austin",
  "/salaries/librarian/austin",
  "/compare",
  "/evaluate",
  "/offers",
  "/posting",
  "/pricing",
  "/privacy",
  "/terms",
  "/data-licenses",
  "/docs",
  "/docs/authentication",
  "/docs/pagination",
  "/docs/client",
  "/docs/mcp",
  "/docs/versioning",
  "/docs/changelog",
  "/docs/api/jobs",
  "/docs/errors",
  "/docs/methodology",
  "/docs/webhooks",
  "/docs/widget",
  "/docs/recipes/python",
];

describe("the page about authentication", () => {
  it.each([
    ["None is sent", [401, 401, 401]],
    ["It was revoked: the message says so", [401, 403, 401]],
    ["It has expired: the message says so", [401, 403, 401]],
    ["It lacks a scope", [403, 403, 403]],
  ])("says what happens: %s", async (what, statuses) => {
    const page = await text("/docs/authentication");
    const [, row = ""] = page.split(`<th scope="row">${what}</th>`);
    const cells = row.split("</tr>")[0]?.matchAll(/<td>(\d{3}) <a/g) ?? [];
    expect([...cells].map(([, status]) => Number(status))).toEqual(statuses);
  });
});

describe("the page about versions", () => {
  it("says how long a version stays, what cannot change, and names those of today", async () => {
    const page = (await text("/docs/versioning")).replaceAll(/\s+/g, " ");
    expect(page).toMatch(/version 1 runs on .* at least 18 months/);
    expect(page).toContain("<code>/api/v2/…</code>");
    expect(page).toMatch(/The envelope .*<code>attribution<\/code>/);
    expect(page).toContain(`Service-Version: ${serviceVersion}`);
    expect(page).toContain(`<code>${document.info.version}</code>`);
    expect(document.info.version).toBe("1.5.1");
    expect(document.info["x-service-version"]).toBe(serviceVersion);
  });
});

describe("the methodology page", () => {
  it("has a section on each kind of figure, with the numbers of the seed report", async () => {
    const page = await text("/docs/methodology");
    for (const id of ["baseline", "title", "city", "interval", "skills", "crowd", "companies"]) {
      expect(page).toContain(`<h2 id="${id}">`);
    }
    const report = readFileSync(join(import.meta.dirname, "../../../seeds/report.md"), "utf8");
    const [, answers, variance] =
      /columns, from (\d+) answers .*It explains ([\d.]+) ?% of the variance/.exec(report) ?? [];
    expect(page).toContain(`${Number(answers).toLocaleString("en-US")} full-time employees`);
    expect(page).toContain(`${variance}% of the variance`);
  });

  it("shows the method of both bases with the calibration's own numbers", async () => {
    const page = await text("/docs/methodology");
    for (const { rows } of calibration.tables) {
      for (const value of rows[0]?.slice(1) ?? []) expect(page).toContain(`>${value}</td>`);
    }
    expect(page).toContain(`${calibration.constants.retention} × trust`);
    expect(page).toContain("<code>price_parity</code>");
    // Names of parameters and fields are for the last section, which is for developers.
    const [forPeople = "", ofDevelopers = ""] = page.split('<h2 id="deprecated">');
    expect(forPeople).not.toMatch(/price_parity|data_point_id|<code>[a-z_.]+<\/code>/);
    expect(ofDevelopers).toContain("/api/v1/intelligence/salaries");
  });
});

describe("the pages that responses link to", () => {
  it("explain every error under the anchor that doc_url names", async () => {
    const page = await text("/docs/errors");
    for (const code of Object.keys(errors)) expect(page).toContain(`id="${code}"`);
    const { body } = await live.get("/api/v1/intelligence/salaries/calculate");
    const url = new URL(body.error.doc_url);
    expect(await text(url.pathname)).toContain(`id="${url.hash.slice(1)}"`);
  });

  it("list every event and the delays between retries", async () => {
    const page = await text("/docs/webhooks");
    for (const event of deliveredEvents) expect(page).toContain(event);
    const [, delays = "", attempts] =
      /retried after about ([^:]+): (\d+) attempts/.exec(page.replace(/\s+/g, " ")) ?? [];
    const seconds = { second: 1, minute: 60, hour: 3_600 } as const;
    const waits = delays.matchAll(/(\d+) (second|minute|hour)s?/g);
    expect(Array.from(waits, ([, n, unit]) => Number(n) * seconds[unit as "hour"])).toEqual(
      pauses.slice(1).map((pause) => pause / 1_000),
    );
    expect(Number(attempts)).toBe(pauses.length);
  });
});

describe("every page", () => {
  it.each(pages)(
    "%s has one heading and no inline code, and all that it loads exists here",
    async (path) => {
      const response = await open(path);
      const page = await response.text();
      expect(page.match(/<h1/g)).toHaveLength(1);
      expect(page).toContain('<html lang="en">');
      expect(page).not.toMatch(/<script>|<style|style="|onclick/);
      const policy = response.headers.get("content-security-policy");
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/https?:|script-src[^;]*unsafe/);
      const loading = /(?:src|<link rel="(?:icon|stylesheet)"[^>]* href)="([^"]+)"/g;
      const parts = [...page.matchAll(loading)].map(([, part]) => part);
      expect(parts.length).toBeGreaterThan(0);
      for (const part of parts) {
        expect(part).toMatch(/^\/assets\//);
        await reach(part ?? "");
      }
      const links = [...page.matchAll(/<a[^>]* href="(\/[^"#]*)/g)].map(([, link]) => link ?? "");
      // Pages list hundreds of roles and cities, so only every fortieth link after the first thirty is followed.
      const waiting = [...new Set(links)].filter((_, at) => isWhole || at < 30 || at % 40 === 0);
      const next = async (): Promise<void> => {
        for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
          await reach(link.replaceAll("&amp;", "&"));
        }
      };
      // Several at a time: the roles are hundreds.
      await Promise.all([next(), next(), next(), next()]);
    },
  );
});

describe("the quickstart", () => {
  it("shows calls with the responses that they get", async () => {
    const page = await text("/docs");
    const key = await createKey(live.db, { tier: "free" });
    for (const [, href = ""] of page.matchAll(/data-run="([^"]+)"/g)) {
      const { status, body } = await live.get(href.replaceAll("&amp;", "&"), { key });
      expect(status, href).toBe(200);
      const { low, median, confidence_upper } = body.data.estimate;
      for (const amount of [low, median, confidence_upper]) {
        expect(page).toContain(`<span class="json-number">${amount}</span>`);
      }
    }
    expect(page.match(/data-run=/g)).toHaveLength(2);
  });
});

describe("a guide", () => {
  it.each(guides.map(({ path }) => path))("%s is Markdown for whoever prefers it", async (path) => {
    const address = newIpv6Address();
    const get = (headers: Record<string, string>) => live.service.fetch(path, { address, headers });
    const [page, guide] = [
      await get({ accept: "text/html" }),
      await get({ accept: "text/markdown, text/html;q=0.5" }),
    ];
    const [, title] = /<h1>([^<]*)<\/h1>/.exec(await page.text()) ?? [];
    const markdown = await guide.text();
    expect(markdown).toMatch(/^# [^\n]+\n\n\S/);
    expect(markdown.startsWith(`# ${title}\n`)).toBe(true);
    expect(markdown).not.toMatch(/<\/?(?:p|a|div|h\d|code|table|svg|details)\b/);
    expect(guide.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    for (const { headers } of [page, guide]) expect(headers.get("vary")).toContain("Accept");
    const etag = guide.headers.get("etag") ?? "";
    expect(etag).not.toBe(page.headers.get("etag"));
    const again = { "if-none-match": etag };
    expect((await get({ accept: "text/markdown", ...again })).status).toBe(304);
    expect((await get({ accept: "text/html", ...again })).status).toBe(200);
  });
});

describe("the client's package, whose name nobody owns on npm", () => {
  const byName =
    /\b(?:npx|(?:npm|pnpm|yarn|bun|deno)\s+(?:i|install|add|exec|dlx))\s+(?:-\S+\s+)*(?:npm:)?compensation-intelligence(?!-\d)/;
  const imported = 'from "compensation-intelligence"';
  /** What precedes each import in a text, as far as a reader who copies the sample sees it. */
  const precedingText = (served: string) =>
    served
      .split(imported)
      .slice(0, -1)
      .map((part) => part.slice(-300));
  const plain = (served: string) =>
    served
      .replaceAll("&quot;", '"')
      .replaceAll('\\"', '"')
      .replaceAll(/<\/?(?:span|code)[^>]*>/g, "");

  it.each([
    ...pages,
    ...groups.map(({ slug }) => `/docs/api/${slug}`),
    "/salaries/registered-nurse/chicago",
    "/api/v1/intelligence/salaries/demo",
    "/openapi.json",
    "/llms.txt",
  ])("is neither installed nor imported by name alone in %s", async (path) => {
    const served = plain(await text(path));
    expect(served).not.toMatch(byName);
    for (const part of precedingText(served)) expect(part).toContain("not on npm");
  });

  it("is explained where samples import it", async () => {
    const { body } = await live.get("/api/v1/intelligence/salaries/demo");
    const demo: string = body.data.sdk_quickstart.typescript;
    for (const served of [demo, plain(await text("/docs/api/estimates"))]) {
      expect(precedingText(served).length).toBeGreaterThan(0);
      const [, guide = ""] = /\/\/ \S+(\/docs\/client) says how to install it/.exec(served) ?? [];
      expect(await text(guide)).toContain('id="install"');
    }
  });

  it.each(["README.md", "sdk/README.md"])("is explained before its first import in %s", (file) => {
    const readme = readFileSync(join(import.meta.dirname, "../../..", file), "utf8");
    expect(readme.split(imported)[0]).toContain("not on npm");
  });
});

describe("the documents for API discovery", () => {
  it("link both APIs to their description (RFC 9727)", async () => {
    const response = await open("/.well-known/api-catalog");
    expect(response.headers.get("content-type")).toMatch(/^application\/linkset\+json; profile=/);
    const { linkset } = (await response.json()) as { linkset: Record<string, unknown>[] };
    const [catalog, ...apis] = linkset;
    expect(catalog?.item).toHaveLength(2);
    for (const api of apis) {
      const [{ href } = { href: "" }] = api["service-desc"] as { href: string }[];
      expect(new URL(href).pathname).toBe("/openapi.json");
    }
  });

  it("name a security contact and expire within a year (RFC 9116)", async () => {
    const fields = Object.fromEntries(
      (await text("/.well-known/security.txt"))
        .trim()
        .split("\n")
        .map((line) => line.split(/: (.*)/, 2)),
    );
    expect(fields.Contact).toMatch(/^(?:mailto|https?):/);
    const days = (Date.parse(fields.Expires) - Date.parse(stoppedClock)) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(366);
  });

  it("tell language models and crawlers what they may read", async () => {
    const llms = await text("/llms.txt");
    expect(llms).toMatch(/^# Going Rate\n\n> /);
    const origin = live.service.url.origin;
    for (const [, link = ""] of llms.matchAll(/\]\((http[^)]+)\)/g)) {
      expect(link.startsWith(origin), link).toBe(true);
      await (await open(link.slice(origin.length))).arrayBuffer();
    }
    expect(await text("/robots.txt")).toContain("Disallow: /api/");
  });
});
