/** The lists of pages from which the composed Worker and the catch-all Worker are made. */
import { globSync } from "node:fs";
import { functionAt } from "#functions/deployments.ts";
import { projectRoot } from "../local/places.ts";
import { writeChanged } from "../local/write-changed.ts";
import { isPage } from "./workers.ts";

/** Writes `functions/pages.ts` and `functions/catch-all-pages.ts`, which git ignores, from the files of `functions/`. */
export function writePageLists(): void {
  const found = globSync(["functions/**/*.{ts,tsx}", "functions/.well-known/**/*.ts"], {
    cwd: projectRoot,
  });
  const files = found.filter(isPage).sort();
  const hasFunction = (file: string) => functionAt(file.slice("functions".length)) !== null;
  const others = files.filter((file) => !hasFunction(file));
  writeChanged("functions/pages.ts", listOf("pages", files));
  writeChanged("functions/catch-all-pages.ts", listOf("catchAllPages", others));
}

function listOf(name: string, files: readonly string[]): string {
  const imports = files.map(
    (file, at) => `import page${at} from "./${file.slice("functions/".length)}";`,
  );
  return [
    "// Made of the files of functions/ by scripts/run/workers/list-pages.ts.",
    'import type { Hono } from "hono";',
    'import type { AppEnv } from "#shared/middleware/env.ts";',
    ...imports,
    "",
    `export const ${name}: readonly Hono<AppEnv>[] = [`,
    ...files.map((_, at) => `  page${at},`),
    "];",
    "",
  ].join("\n");
}
