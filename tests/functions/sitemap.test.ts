import { expect, it } from "vitest";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { shareLiveService } from "../support/live-service.ts";

const live = await shareLiveService();

const open = async (path: string) => {
  const response = await live.service.fetch(path);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "application/xml; charset=utf-8",
  ]);
  return response.text();
};

/** The addresses in a document of the sitemap, without this site's origin. */
const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => {
    expect(new URL(url).origin).toBe(live.service.url.origin);
    return new URL(url).pathname;
  });

it("lists every role, and the most held roles in the largest cities, in bounded parts", async () => {
  const parts = pathsIn(await open("/sitemap.xml"));
  const listed = await Promise.all(parts.map(async (part) => pathsIn(await open(part))));
  for (const paths of listed) expect(paths.length).toBeLessThanOrEqual(10_000);
  const all = listed.flat();
  expect(new Set(all).size).toBe(all.length);
  const { body } = await live.get("/api/v1/intelligence/salaries/roles?limit=1");
  expect(all.filter((path) => /^\/salaries\/[^/]+$/.test(path))).toHaveLength(
    body.pagination.total_count,
  );
  const pairs = all.filter((path) => /^\/salaries\/[^/]+\/[^/]+$/.test(path));
  expect(pairs).toHaveLength(2_500);
  expect(pairs).toContain("/salaries/registered-nurse/chicago");
});

it("lists only pages that exist, at the addresses by which they want to be known", async () => {
  const parts = pathsIn(await open("/sitemap.xml"));
  for (const part of parts) {
    const address = newAddress();
    const paths = pathsIn(await open(part));
    // Every page of the first part, and some of the large ones.
    const step = Math.ceil(paths.length / 20);
    for (const path of paths.filter((_, at) => at % step === 0)) {
      const response = await live.service.fetch(path, { address });
      expect([path, response.status]).toEqual([path, 200]);
      const [, canonical] =
        /rel="canonical" href="[^"]*?\/\/[^/"]+([^"]*)"/.exec(await response.text()) ?? [];
      if (canonical !== undefined) expect(canonical).toBe(path);
    }
  }
});

it("has no part of another name, and is named in robots.txt", async () => {
  expect((await live.service.fetch("/sitemaps/roles-9.xml")).status).toBe(404);
  const robots = await (await live.service.fetch("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${live.service.url.origin}/sitemap.xml\n`);
});
