import { glob, readFile } from "node:fs/promises";
import { join, posix } from "node:path";

/** A source file and the project files that it imports, as paths from the project's root. */
export interface FileImports {
  file: string;
  imports: readonly string[];
}

/** `import … from "./x.ts"`, `export … from "./x.ts"`, `import "./x.ts"` and `import("./x.ts")`. */
const importPattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)"(\.{1,2}\/[^"]+)"/g;

/** Reads the relative imports of all code that is deployed or installed. @param root absolute path. */
export async function readImports(root: string): Promise<FileImports[]> {
  const found: FileImports[] = [];
  for await (const path of glob("{functions,shared,sdk/src}/**/*.{ts,tsx}", { cwd: root })) {
    const file = path.replaceAll("\\", "/");
    found.push({ file, imports: importsIn(file, await readFile(join(root, path), "utf8")) });
  }
  return found.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The relative imports in a file's text, as paths from the root. */
export function importsIn(file: string, text: string): string[] {
  const specifiers = [...text.matchAll(importPattern)].flatMap(([, specifier = ""]) => specifier);
  return [...new Set(specifiers.map((name) => posix.join(posix.dirname(file), name)))];
}
