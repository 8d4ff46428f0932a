import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { samples } from "../../../shared/pages/design/samples.tsx";
import { type LiveService, shareLiveService } from "../../support/live-service.ts";

const pagesFolder = join(import.meta.dirname, "../../../shared/pages");

let live: LiveService;
beforeAll(async () => {
  live = await shareLiveService();
});
afterAll(() => live.stop());

it("the design page shows every color that the stylesheets define", async () => {
  const page = await (await live.service.fetch("/docs/design")).text();
  const styles = globSync("styles/*.css", { cwd: pagesFolder }).map((file) =>
    readFileSync(join(pagesFolder, file), "utf8"),
  );
  const colors = styles.flatMap((css) =>
    [...css.matchAll(/--([a-z0-9-]+): light-dark\(/g)].map(([, name = ""]) => name),
  );
  expect(colors.length).toBeGreaterThan(15);
  const unnamed = colors.filter((name) => !page.includes(`<code>--${name}</code>`));
  expect(unnamed).toEqual([]);
});

it("the design page shows every shared component", () => {
  const components = globSync("components/*.tsx", { cwd: pagesFolder });
  const shown = samples.map(({ file }) => file);
  // The frame that scrolls is part of the code sample, and of the page's own table.
  expect(components.filter((file) => !shown.includes(file))).toEqual([
    "components/scroll-area.tsx",
  ]);
});
