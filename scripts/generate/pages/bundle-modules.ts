import { join } from "node:path";
import { type BuildOptions, buildSync, transformSync } from "esbuild";

/** A browser's module with the packages that it imports, as one file. */
export function bundleModule(root: string, file: string): string {
  return bundleMinified(root, file, { format: "esm" });
}

/**
 * Names are shortened in the bundle, not in its sources: esbuild prefers the letters that occur most,
 * and in sources it counts the paths of imported types, so that a script would change whenever a
 * type moves.
 */
export function bundleMinified(
  root: string,
  file: string,
  options: Pick<BuildOptions, "format" | "define" | "tsconfigRaw">,
): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, file)],
    absWorkingDir: root,
    bundle: true,
    minifySyntax: true,
    platform: "browser",
    target: "es2022",
    legalComments: "none",
    ...options,
    write: false,
  });
  const [output] = outputFiles ?? [];
  if (!output) throw new Error(`${file} was not bundled`);
  const { code } = transformSync(output.text, {
    minify: true,
    target: "es2022",
    legalComments: "none",
    ...(options.format === "esm" && { format: "esm" as const }),
  });
  return code;
}
