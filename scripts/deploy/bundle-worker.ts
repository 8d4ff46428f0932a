import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import { projectRoot } from "../local/places.ts";

/** A Worker as it is uploaded: one module. */
export interface Bundle {
  text: string;
  gzippedBytes: number;
  /** Which lines of the sources it was made of, without their text; only on request. */
  sourceMap?: string;
  /** Size of each module in the bundle in bytes, by its path in the project. */
  modules: ReadonlyMap<string, number>;
}

interface Options {
  minify?: boolean;
  /** Whether the bundles get source maps. */
  sourceMaps?: boolean;
}

/**
 * Bundles an entry as Wrangler does.
 *
 * @param entry the entry module's text, resolved from the project's root.
 */
export async function bundleWorker(entry: string, options?: Options): Promise<Bundle> {
  const [bundle] = await bundleWorkers([entry], options);
  if (!bundle) throw new Error("esbuild wrote nothing");
  return bundle;
}

/** Bundles entries, each on its own. Together, because esbuild then parses what they share only once. */
export async function bundleWorkers(
  entries: readonly string[],
  { minify = true, sourceMaps = false }: Options = {},
): Promise<Bundle[]> {
  const { outputFiles, metafile } = await build({
    entryPoints: entries.map((_, at) => ({ in: `entry:${at}`, out: `${at}` })),
    plugins: [readFrom(entries)],
    absWorkingDir: projectRoot,
    outdir: "workers",
    bundle: true,
    minify,
    format: "esm",
    target: "es2024",
    conditions: ["workerd", "worker", "browser"],
    external: ["cloudflare:*"],
    metafile: true,
    // Not named in the bundle, whose text is the same with and without. A stack needs no source text.
    ...(sourceMaps && { sourcemap: "external", sourcesContent: false }),
    write: false,
    logLevel: "silent",
  });
  const textOf = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  return entries.map((_, at) => {
    const text = textOf.get(`${at}.js`) ?? "";
    const sourceMap = textOf.get(`${at}.js.map`);
    const inputs = metafile.outputs[`workers/${at}.js`]?.inputs ?? {};
    return {
      text,
      ...(sourceMap !== undefined && { sourceMap }),
      gzippedBytes: gzipSync(text).length,
      modules: new Map(Object.entries(inputs).map(([path, input]) => [path, input.bytesInOutput])),
    };
  });
}

/** Entry modules that are no files. */
function readFrom(entries: readonly string[]): Plugin {
  return {
    name: "entries",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^entry:/ }, ({ path }) => ({
        path: path.slice("entry:".length),
        namespace: "entry",
      }));
      onLoad({ filter: /.*/, namespace: "entry" }, ({ path }) => ({
        contents: entries[Number(path)] ?? "",
        resolveDir: projectRoot,
        loader: "ts",
      }));
    },
  };
}
