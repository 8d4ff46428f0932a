import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isLongWay, resolveImport } from "./resolve-import.ts";

/** The imports of a source file. */
export interface Imports {
  /** Files of the project, as paths from its root. */
  imports: readonly string[];
  /** The files of which it imports more than types. */
  values: readonly string[];
  /** Packages and parts of packages, such as `hono/jsx`. */
  packages: readonly string[];
  /** Relative names of files that are imported by `#shared/…` and the like. */
  longWays: readonly string[];
}

export interface FileImports extends Imports {
  file: string;
}

/** `import … from "x"`, `export … from "x"` and `import "x"` at the beginning of a line, where code that is quoted has none; and `import("x")`. */
const statement =
  /^(?:import|export)\s(type\s)?[^"';]*?\bfrom\s*"([^"$]+)"|^import\s*"([^"$]+)"|\bimport\(\s*"([^"$]+)"/gm;

/** Code of which the direction of imports is checked. The builder of the seeds and the tests may import all of it. */
const layered = "{functions,shared,schema,scripts,sdk/src}/**/*.{ts,tsx}";
export const everything = "{functions,shared,schema,seeds,scripts,tests,sdk/src}/**/*.{ts,tsx}";

/**
 * Reads the imports of all code.
 *
 * @param root absolute path.
 * @throws if an import names no file: a check that cannot follow an import would pass whatever it leads to.
 */
export async function readImports(root: string, files = layered): Promise<FileImports[]> {
  const found: FileImports[] = [];
  // Not the packages that the conformance check installs for its tools.
  for await (const path of glob(files, { cwd: root, exclude: ["**/node_modules/**"] })) {
    const file = path.replaceAll("\\", "/");
    found.push({ file, ...importsIn(file, await readFile(join(root, path), "utf8")) });
  }
  const missing = found.flatMap(({ file, imports }) =>
    imports.filter((to) => !existsSync(join(root, to))).map((to) => `${file} imports ${to}`),
  );
  if (missing.length > 0) throw new Error(`There are no such files: ${missing.join("; ")}.`);
  return found.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The imports in a file's text. */
export function importsIn(file: string, text: string): Imports {
  const imports = new Set<string>();
  const values = new Set<string>();
  const packages = new Set<string>();
  const longWays = new Set<string>();
  for (const [, type, from, bare, dynamic] of text.matchAll(statement)) {
    const name = from ?? bare ?? dynamic ?? "";
    const path = resolveImport(file, name);
    if (path === null) {
      packages.add(name);
      continue;
    }
    imports.add(path);
    if (!type) values.add(path);
    if (isLongWay(file, name)) longWays.add(name);
  }
  return {
    imports: [...imports],
    values: [...values],
    packages: [...packages],
    longWays: [...longWays],
  };
}
