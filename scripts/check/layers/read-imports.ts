import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Exported, exportsIn } from "./read-exports.ts";
import { isLongWay, resolveImport } from "./resolve-import.ts";

/** The imports of a source file. */
interface Imports {
  /** Files of the project, as paths from its root. */
  imports: readonly string[];
  /** The files of which it imports more than types. */
  values: readonly string[];
  /** Packages and parts of packages, such as `hono/jsx`. */
  packages: readonly string[];
  /** Relative names of files that are imported by `#shared/…` and the like. */
  longWays: readonly string[];
  /** Names that it imports, such as `shared/core/ids.ts newId`, and `shared/core/ids.ts *` for all of a file's. */
  names: readonly string[];
}

export interface FileImports extends Imports {
  file: string;
  exported: readonly Exported[];
}

/** `import … from "x"`, `export … from "x"` and `import "x"` at the beginning of a line, where code that is quoted has none; and `import("x")`. */
const statement =
  /^(?:import|export)\s(type\s)?([^"';]*?)\bfrom\s*"([^"$]+)"|^import\s*"([^"$]+)"|(?:(\{[^{}]*\}) = await )?\bimport\(\s*"([^"$]+)"/gm;

/** Code of which the direction of imports is checked. The builder of the seeds and the tests may import all of it. */
const layered = "{functions,functions/.well-known,shared,schema,scripts,sdk/src}/**/*.{ts,tsx}";
/** With the modules of pages, which are JavaScript. */
export const everything =
  "{functions,functions/.well-known,shared,schema,seeds,scripts,tests,sdk/src}/**/*.{ts,tsx,js}";

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
    const text = await readFile(join(root, path), "utf8");
    found.push({ file, ...importsIn(file, text), exported: exportsIn(text) });
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
  const names = new Set<string>();
  for (const [, type, clause, from, bare, taken = "*", dynamic] of text.matchAll(statement)) {
    const name = from ?? bare ?? dynamic ?? "";
    const path = resolveImport(file, name);
    if (path === null) {
      packages.add(name);
      continue;
    }
    imports.add(path);
    if (!type) values.add(path);
    if (bare === undefined) for (const one of namesIn(clause ?? taken)) names.add(`${path} ${one}`);
    if (isLongWay(file, name)) longWays.add(name);
  }
  return {
    imports: [...imports],
    values: [...values],
    packages: [...packages],
    longWays: [...longWays],
    names: [...names],
  };
}

/** The names between the braces of an import, as the other file has them, or `*`. */
function namesIn(clause: string): string[] {
  if (clause.includes("*")) return ["*"];
  const [, list = ""] = /\{([^{}]*)\}/.exec(clause) ?? [];
  return list.split(",").flatMap((one) => /^\s*(?:type\s)?([\w$]+)/.exec(one)?.[1] ?? []);
}
