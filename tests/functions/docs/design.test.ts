import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { samples } from "#shared/site/design/samples.tsx";
import { shareLiveService } from "#tests/support/live-service.ts";

const kitFolder = join(import.meta.dirname, "../../../shared/html");

const live = await shareLiveService();
afterAll(() => live.stop());

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

it("the design page names no variable that is not defined, and shows each size and space", async () => {
  const page = await (await live.service.fetch("/docs/design")).text();
  const styles = globSync("styles/*.css", { cwd: kitFolder }).map(read).join();
  const samplesOf = readFileSync(join(kitFolder, "../../public/assets/design.css"), "utf8");
  const named = [...page.matchAll(/<code>--([a-z0-9-]+)<\/code>/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !styles.includes(`--${name}:`))).toEqual([]);
  const drawn = named.filter((name) => /^[tsr]-/.test(name));
  expect(drawn.length).toBeGreaterThan(12);
  expect(drawn.filter((name) => !samplesOf.includes(`.sample-${name} {`))).toEqual([]);
});

it("the design page shows every shared component", () => {
  const components = globSync("components/*.tsx", { cwd: kitFolder });
  const shown = samples.map(({ file }) => file);
  // The frame that scrolls is part of the code sample, and of the page's own table.
  expect(components.filter((file) => !shown.includes(file))).toEqual([
    "components/scroll-area.tsx",
  ]);
});
