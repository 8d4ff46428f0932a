/**
 * `npm run bench:pages`: how soon every public page is there on a slow phone, whether it moves, and
 * what it costs to transfer. Writes a section of `docs/benchmarks.md`; words name the pages to
 * measure, and then nothing is written. Exits with 1 if a page misses a target.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publicPages } from "../browser/public-pages.ts";
import { startSite } from "../browser/start-site.ts";
import { runCommand } from "../local/command.ts";
import { CommandFailed } from "../local/failure.ts";
import { projectRoot } from "../local/places.ts";
import { median } from "./median.ts";
import { measurePage, type PageFigures } from "./pages/measure-page.ts";
import { listPageMisses, type MeasuredPage, reportPages } from "./pages/report-pages.ts";
import { replacePagesSection } from "./pages/section.ts";

const rounds = 3;

await runCommand(async () => {
  const names = process.argv.slice(2);
  const chosen = publicPages.filter(({ name }) => names.length === 0 || names.includes(name));
  const site = await startSite();
  try {
    const measured: MeasuredPage[] = [];
    for (const { path } of chosen) {
      const url = `${site.origin}${path}`;
      await measurePage(site.browser, url);
      const visits: PageFigures[] = [];
      for (let round = 0; round < rounds; round++)
        visits.push(await measurePage(site.browser, url));
      const of = (read: (visit: PageFigures) => number) => median(visits.map(read));
      measured.push({
        path,
        figures: {
          lcpMs: of(({ lcpMs }) => lcpMs),
          cls: of(({ cls }) => cls),
          bytes: of(({ bytes }) => bytes),
          requests: of(({ requests }) => requests),
        },
      });
    }
    const section = reportPages(new Date().toISOString().slice(0, 10), rounds, measured);
    console.log(section);
    if (names.length === 0) {
      const file = join(projectRoot, "docs/benchmarks.md");
      writeFileSync(file, replacePagesSection(readFileSync(file, "utf8"), section));
    }
    const misses = listPageMisses(measured);
    if (misses.length > 0) throw new CommandFailed(`Missed: ${misses.join("; ")}.`);
  } finally {
    await site.stop();
  }
});
