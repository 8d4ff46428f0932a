/**
 * `npm run generate -- previews`: draws the images that messengers and social networks show for links, as
 * `public/previews/*.png`: one for each of the roles that most people hold, and one for all other
 * pages. A page uses its image only while the image shows the page's own figure.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasBrowser, startBrowser } from "#scripts/run/stage/browser.ts";
import { createKey } from "#scripts/run/stage/callers.ts";
import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import { type Service, stoppedClock } from "#scripts/run/stage/service.ts";
import { startOver } from "#scripts/run/stage/service-over.ts";
import { commonPreview, describePreview, previewPath } from "#shared/html/preview/preview-paths.ts";
import type { CalculateData } from "#shared/salaries/calculate/calculate.response.ts";
import { oneOf } from "#shared/salaries/subject/job-words.ts";
import { runCommand } from "../run/local/command.ts";
import { CommandFailed } from "../run/local/failure.ts";
import { projectRoot } from "../run/local/places.ts";
import { drawCommonPreview, drawFigurePreview } from "./draw-preview.ts";

/** Each image takes some 60 KB in the repository. */
const roles = 24;

await runCommand(async () => {
  if (!hasBrowser) {
    throw new CommandFailed("This needs Chromium: install it, or name it in CHROMIUM.");
  }
  const folder = join(projectRoot, "public/previews");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (path: string, image: Buffer) =>
    writeFileSync(join(projectRoot, "public", path), image);
  const { database, service, stop } = await startOver(startSeededDatabase(), {
    clock: stoppedClock,
  });
  const browser = await startBrowser();
  try {
    const key = await createKey(database.connect(), { tier: "ultra" });
    write(commonPreview, await drawCommonPreview(browser));
    const shown: Record<string, string> = {};
    for (const slug of await listMostHeld(service)) {
      const { role, estimate } = await calculate(service, key, slug);
      const { median, confidence_lower: lower, confidence_upper: upper } = estimate;
      const figure = { median, lower, upper, quarter: quarterOf(estimate.as_of) };
      const job = oneOf(role.title);
      const before = `${job.charAt(0).toUpperCase()}${job.slice(1)} in the United States typically makes about`;
      write(previewPath(slug, median), await drawFigurePreview(browser, { before, ...figure }));
      shown[slug] = describePreview(figure);
    }
    const made = join(projectRoot, "shared/html/preview/made.json");
    writeFileSync(made, `${JSON.stringify(shown, null, 2)}\n`);
  } finally {
    await browser.close();
    await stop();
  }
});

/** `2026-09-30` is the last day of `Q3 2026`. */
function quarterOf(day: string): string {
  const [year, month] = day.split("-");
  return `Q${Number(month) / 3} ${year}`;
}

/** The roles of the sitemap's pairs, which are in the order of how many people hold them. */
async function listMostHeld(service: Service): Promise<string[]> {
  const xml = await (await service.fetch("/sitemaps/pairs.xml")).text();
  const slugs = [...xml.matchAll(/\/salaries\/([^/<]+)\//g)].map(([, slug = ""]) => slug);
  return [...new Set(slugs)].slice(0, roles);
}

/** A role in the nation, at mid level. */
async function calculate(service: Service, key: string, role: string): Promise<CalculateData> {
  const path = `/api/v1/intelligence/salaries/calculate?role=${role}&city=remote`;
  const response = await service.fetch(path, { key });
  if (!response.ok) throw new CommandFailed(`${path} responded with ${response.status}.`);
  return ((await response.json()) as { data: CalculateData }).data;
}
