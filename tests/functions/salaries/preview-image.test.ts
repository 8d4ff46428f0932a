import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import made from "#shared/html/preview/made.json" with { type: "json" };
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();

const imageOf = async (path: string) => {
  const response = await live.service.fetch(path, { address: "203.0.113.77" });
  const [, url = ""] = /property="og:image" content="([^"]+)"/.exec(await response.text()) ?? [];
  return new URL(url).pathname;
};

it("a page's preview is a PNG of 1200 by 630 that shows the page's own figure", async () => {
  const roles = Object.entries(made);
  expect(roles.length).toBeGreaterThan(10);
  for (const [slug, shown] of roles) {
    const image = await imageOf(`/salaries/${slug}`);
    expect(image).toBe(`/previews/${slug}-${shown.split(" ")[0]}.png`);
    const bytes = readFileSync(join(import.meta.dirname, "../../../public", image));
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

it("pages of another level, city or basis have the common image, which shows no figure", async () => {
  const [slug = ""] = Object.keys(made);
  const paths = [`/salaries/${slug}?exp=senior`, `/salaries/${slug}/austin`, "/pricing", "/"];
  const images = await Promise.all(paths.map(imageOf));
  expect(new Set(images)).toEqual(new Set(["/previews/any.png"]));
  expect(existsSync(join(import.meta.dirname, "../../../public/previews/any.png"))).toBe(true);
});
