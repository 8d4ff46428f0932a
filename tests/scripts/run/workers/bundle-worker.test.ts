import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "#scripts/run/local/places.ts";
import { bundleWorker } from "#scripts/run/workers/bundle-worker.ts";

const file = "shared/core/log-failure.ts";
const text = "Failed query: ";

/** Line and column of the text, from 0. */
function placeOf(source: string): [line: number, column: number] {
  const lines = source.slice(0, source.indexOf(text)).split("\n");
  return [lines.length - 1, lines.at(-1)?.length ?? 0];
}

it("maps what is minified to lines of the sources, without their text, and bundles the same without a map", async () => {
  const entry = `export { describeCause } from "./${file}";`;
  const bundle = await bundleWorker(entry, { sourceMaps: true });
  const plain = await bundleWorker(entry);
  expect([plain.text, plain.sourceMap]).toEqual([bundle.text, undefined]);

  const payload: SourceMapPayload = JSON.parse(bundle.sourceMap ?? "{}");
  expect(payload.sourcesContent).toBeUndefined();
  const map = new SourceMap(payload);
  const entryOf = map.findEntry(...placeOf(bundle.text));
  const [line] = placeOf(readFileSync(join(projectRoot, file), "utf8"));
  expect(entryOf).toMatchObject({ originalSource: `../${file}`, originalLine: line });
});
