import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** Zod's modules that turn a schema into a JSON Schema. */
const modules = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/**
 * Leaves Zod's conversion to JSON Schema out of a bundle. Every schema refers to it, so it would be
 * in every Worker (5 KiB gzipped), but only MCP and the commands that write documents call it.
 */
export const omitJsonSchema: Plugin = {
  name: "omit-json-schema",
  setup({ onLoad }) {
    onLoad({ filter: modules }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const names = [...source.matchAll(/^export (?:const|function|class) (\w+)/gm)];
      // Each new schema calls the functions that create its methods; only the methods throw.
      const stubs = names.map(
        ([, name = ""]) =>
          `export const ${name} = ${name.startsWith("create") ? "() => unavailable" : "unavailable"};`,
      );
      return {
        contents: [
          'function unavailable() { throw new Error("A Worker has no conversion to JSON Schema."); }',
          ...stubs,
        ].join("\n"),
      };
    });
  },
};
