/**
 * `npm run previews`: draws the images that messengers and social networks show for links, as
 * `public/previews/*.png`: one for each of the roles that most people hold, and one for all other
 * pages. A page uses its image only while the image shows the page's own figure.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  commonPreview,
  describePreview,
  previewFile,
} from "../shared/pages/preview/preview-paths.ts";
import { drawPreview, readFigure } from "./browser/draw-preview.ts";
import { startSite } from "./browser/start-site.ts";
import { runCommand } from "./local/command.ts";
import { projectRoot } from "./local/places.ts";

/** Each image takes some 30 KB in the repository. */
const roles = 24;

await runCommand(async () => {
  const folder = join(projectRoot, "public/previews");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (path: string, image: Buffer) =>
    writeFileSync(join(projectRoot, "public", path), image);
  const site = await startSite();
  try {
    write(
      commonPreview,
      await drawPreview(site.browser, {
        title: "What does this job pay?",
        where: "U.S. pay by job, city and experience",
        amount: "",
        detail: "From public data, with its interval and its sources",
      }),
    );
    const page = await site.browser.newPage();
    const shown: Record<string, string> = {};
    for (const slug of await listMostHeld(site.origin)) {
      const figure = await readFigure(page, `${site.origin}/salaries/${slug}`);
      write(
        previewFile(slug, figure.median),
        await drawPreview(site.browser, {
          title: figure.title,
          where: "in the United States, mid level",
          amount: `$${figure.median.toLocaleString("en-US")}`,
          detail: `a year; 95% interval ${figure.interval}, ${figure.quarter}`,
        }),
      );
      shown[slug] = describePreview(figure);
    }
    const made = join(projectRoot, "shared/pages/preview/made.json");
    writeFileSync(made, `${JSON.stringify(shown, null, 2)}\n`);
  } finally {
    await site.stop();
  }
});

/** The roles of the sitemap's pairs, which are in the order of how many people hold them. */
async function listMostHeld(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemaps/pairs.xml`)).text();
  const slugs = [...xml.matchAll(/\/salaries\/([^/<]+)\//g)].map(([, slug = ""]) => slug);
  return [...new Set(slugs)].slice(0, roles);
}
