import { glob, readFile } from "node:fs/promises";
import { join, posix } from "node:path";

/** The imports of a source file. */
export interface Imports {
  /** Files of the project, as paths from its root. */
  imports: readonly string[];
  /** The files of which it imports more than types. */
  values: readonly string[];
  /** Packages and parts of packages, such as `hono/jsx`. */
  packages: readonly string[];
}

export interface FileImports extends Imports {
  file: string;
}

/** `import … from "x"`, `export … from "x"`, `import "x"` and `import("x")`. */
const statement =
  /\b(?:import|export)\s+(type\s)?[^"';]*?\bfrom\s*"([^"]+)"|\bimport\s*\(?\s*"([^"]+)"/g;

/** Reads the imports of all code but the builder of the seeds and the tests. @param root absolute path. */
export async function readImports(root: string): Promise<FileImports[]> {
  const found: FileImports[] = [];
  for await (const path of glob("{functions,shared,schema,scripts,sdk/src}/**/*.{ts,tsx}", {
    cwd: root,
    // The tools of the conformance check.
    exclude: ["**/node_modules/**"],
  })) {
    const file = path.replaceAll("\\", "/");
    found.push({ file, ...importsIn(file, await readFile(join(root, path), "utf8")) });
  }
  return found.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The imports in a file's text. */
export function importsIn(file: string, text: string): Imports {
  const imports = new Set<string>();
  const values = new Set<string>();
  const packages = new Set<string>();
  for (const [, type, from, bare] of text.matchAll(statement)) {
    const name = from ?? bare ?? "";
    if (!name.startsWith(".")) {
      packages.add(name);
      continue;
    }
    const path = posix.join(posix.dirname(file), name);
    imports.add(path);
    if (!type) values.add(path);
  }
  return { imports: [...imports], values: [...values], packages: [...packages] };
}
