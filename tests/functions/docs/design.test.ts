import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { samples } from "#shared/site/design/samples.tsx";
import { shareLiveService } from "#tests/support/live-service.ts";

const kitFolder = join(import.meta.dirname, "../../../shared/html");

const live = await shareLiveService();

const read = (file: string) => readFileSync(join(kitFolder, file), "utf8");

it("the design page shows every variable that the stylesheets define", async () => {
  const page = await (await live.service.fetch("/docs/design")).text();
  const defined = [
    ...read("styles/tokens.css").matchAll(/^ {2}--([a-z0-9-]+):/gm),
    ...globSync("styles/*.css", { cwd: kitFolder })
      .map(read)
      .flatMap((css) => [...css.matchAll(/--([a-z0-9-]+): light-dark\(/g)]),
  ].map(([, name = ""]) => name);
  expect(defined.length).toBeGreaterThan(40);
  const unnamed = defined.filter((name) => !page.includes(`<code>--${name}</code>`));
  expect(unnamed).toEqual([]);
});

it("the design page shows every shared component", () => {
  const components = globSync("components/*.tsx", { cwd: kitFolder });
  const shown = samples.map(({ file }) => file);
  // The frame that scrolls is part of the code sample, and of the page's own table.
  expect(components.filter((file) => !shown.includes(file))).toEqual([
    "components/scroll-area.tsx",
  ]);
});
