import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkLayers, checkRoads } from "#scripts/check/layers/check-layers.ts";
import { importsIn, readImports } from "#scripts/check/layers/read-imports.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import trees from "./trees.json" with { type: "json" };

/** The files that each imports, or its text. */
type Files = Record<string, string[] | string>;

const check = (files: Files) =>
  checkLayers(
    Object.entries(files).map(([file, given]) =>
      typeof given === "string"
        ? { file, ...importsIn(file, given), exported: [] }
        : { file, imports: given, values: [], packages: [], longWays: [], names: [], exported: [] },
    ),
  );

it("packages that a check has installed are not the project's code", async () => {
  const root = temporaryFolder();
  for (const file of ["shared/core/errors.ts", "scripts/check/tools/node_modules/a/lib.ts"]) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), "");
  }
  const files = (await readImports(root)).map(({ file }) => file);
  expect(files).toEqual(["shared/core/errors.ts"]);
});

it.each<{ it: string; files: Files; faults: string[] }>(trees)("the check $it", (row) => {
  expect(check(row.files)).toEqual(row.faults);
});

describe("importsIn", () => {
  it("reads types, re-exports, side effects and imports over several lines", () => {
    const text = [
      'import type { A } from "./a.ts";',
      'export { b } from "../b.ts";',
      'import "./c.ts";',
      'import {\n  d,\n} from "./deep/d.ts";',
      `const e = await import${'("./e.ts")'};`,
      'import type {\n  F,\n} from "./f.ts";',
      'import { z } from "zod";',
      'import { g } from "#shared/db/g.ts";',
      "const quoted = `import { h } from '../h.ts';`;",
    ].join("\n");
    expect(importsIn("shared/core/x.ts", text)).toEqual({
      imports: [
        "shared/core/a.ts",
        "shared/b.ts",
        "shared/core/c.ts",
        "shared/core/deep/d.ts",
        "shared/core/e.ts",
        "shared/core/f.ts",
        "shared/db/g.ts",
      ],
      values: [
        ...["shared/b.ts", "shared/core/c.ts", "shared/core/deep/d.ts", "shared/core/e.ts"],
        "shared/db/g.ts",
      ],
      packages: ["zod"],
      longWays: [],
      names: [
        ...["shared/core/a.ts A", "shared/b.ts b", "shared/core/deep/d.ts d", "shared/core/e.ts *"],
        ...["shared/core/f.ts F", "shared/db/g.ts g"],
      ],
    });
  });

  it("names what counts dots although it has a name", () => {
    const text = [
      'import { near } from "../near.ts";',
      'import { far } from "../../db/far.ts";',
      'import { root } from "../schema/root.ts";',
    ].join("\n");
    expect(importsIn("shared/core/deep/x.ts", text).longWays).toEqual(["../../db/far.ts"]);
    expect(importsIn("shared/x.ts", text).longWays).toEqual(["../schema/root.ts"]);
    // A package of its own has no such names.
    expect(importsIn("sdk/src/x.ts", text).longWays).toEqual([]);
    expect(
      checkRoads([{ file: "shared/x.ts", ...importsIn("shared/x.ts", text), exported: [] }]),
    ).toContain('shared/x.ts imports "../schema/root.ts": write "#schema/root.ts".');
  });
});

describe("readImports", () => {
  it("fails at an import that it cannot follow, instead of passing over it", async () => {
    const root = temporaryFolder();
    mkdirSync(join(root, "shared"));
    writeFileSync(join(root, "shared/a.ts"), `import { b } from ${'"#shared/b.ts"'};`);
    await expect(readImports(root)).rejects.toThrow("shared/a.ts imports shared/b.ts");
    writeFileSync(join(root, "shared/b.ts"), "");
    expect(await readImports(root)).toMatchObject([{ imports: ["shared/b.ts"] }, {}]);
  });
});
