import { join } from "node:path";
import { buildSync } from "esbuild";

/** A browser's module with the packages that it imports, as one file. */
export function bundleModule(root: string, file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, file)],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    legalComments: "none",
    write: false,
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`${file} was not bundled`);
  return output.text;
}
