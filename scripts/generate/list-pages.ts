/** The lists of pages from which the composed Worker and the catch-all Worker are made. */
import { globSync } from "node:fs";
import { functionAt } from "#functions/deployments.ts";
import { isPage } from "../run/workers/workers.ts";

/** @returns the texts of `functions/pages.ts` and `functions/catch-all-pages.ts`, found from the files of `functions/`. */
export function listPages(root: string): Record<string, string> {
  const found = globSync(["functions/**/*.{ts,tsx}", "functions/.well-known/**/*.ts"], {
    cwd: root,
  });
  const files = found.filter(isPage).sort();
  const hasFunction = (file: string) => functionAt(file.slice("functions".length)) !== null;
  return {
    "functions/pages.ts": write("pages", files),
    "functions/catch-all-pages.ts": write(
      "catchAllPages",
      files.filter((file) => !hasFunction(file)),
    ),
  };
}

function write(name: string, files: readonly string[]): string {
  const imports = files.map(
    (file, at) => `import page${at} from "./${file.slice("functions/".length)}";`,
  );
  return [
    "// Made of the files of functions/ by scripts/generate/list-pages.ts.",
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
