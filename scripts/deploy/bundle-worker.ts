import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { projectRoot } from "../local/places.ts";

/** A Worker as it is uploaded: one module. */
export interface Bundle {
  text: string;
  gzippedBytes: number;
  /** Size of each module in the bundle in bytes, by its path in the project. */
  modules: ReadonlyMap<string, number>;
}

/**
 * Bundles an entry as Wrangler does.
 *
 * @param entry the entry module's text, resolved from the project's root.
 */
export async function bundleWorker(entry: string, { minify = true } = {}): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: entry, resolveDir: projectRoot, sourcefile: "entry.ts", loader: "ts" },
    absWorkingDir: projectRoot,
    outfile: "worker.js",
    bundle: true,
    minify,
    format: "esm",
    target: "es2024",
    conditions: ["workerd", "worker", "browser"],
    external: ["cloudflare:*"],
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  const text = outputFiles[0]?.text ?? "";
  const inputs = metafile.outputs["worker.js"]?.inputs ?? {};
  return {
    text,
    gzippedBytes: gzipSync(text).length,
    modules: new Map(Object.entries(inputs).map(([path, input]) => [path, input.bytesInOutput])),
  };
}
