/**
 * `npm run screenshots`: shows every public page in both color schemes and on a phone, as
 * `docs/images/PAGE-LOOK.webp`. Words name the pages to take.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publicPages } from "./browser/public-pages.ts";
import { fileOf, looks, takeScreenshot } from "./browser/screenshots.ts";
import { startSite } from "./browser/start-site.ts";
import { runCommand } from "./local/command.ts";
import { CommandFailed } from "./local/failure.ts";
import { projectRoot } from "./local/places.ts";

/** Of all screenshots together: they are committed. */
const maxBytes = 2_500_000;

await runCommand(async () => {
  const names = process.argv.slice(2);
  const chosen = publicPages.filter(({ name, withoutScreenshot }) =>
    names.length === 0 ? !withoutScreenshot : names.includes(name),
  );
  const folder = join(projectRoot, "docs/images");
  mkdirSync(folder, { recursive: true });
  const site = await startSite();
  let bytes = 0;
  try {
    for (const page of chosen) {
      for (const look of looks) {
        const image = await takeScreenshot(site.browser, `${site.origin}${page.path}`, look);
        writeFileSync(join(folder, fileOf(page, look.name)), image);
        bytes += image.length;
      }
    }
  } finally {
    await site.stop();
  }
  console.log(`${chosen.length * looks.length} screenshots, ${Math.round(bytes / 1000)} KB.`);
  if (bytes > maxBytes) throw new CommandFailed(`They are larger than ${maxBytes / 1000} KB.`);
});
