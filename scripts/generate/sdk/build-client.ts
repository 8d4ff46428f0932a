import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { oneAtATime } from "#scripts/run/local/one-at-a-time.ts";
import { projectRoot } from "#scripts/run/local/places.ts";
import { makeIgnored } from "../make-ignored.ts";

const run = promisify(execFile);
const sdk = join(projectRoot, "sdk");
const dist = join(sdk, "dist");
const stamp = join(dist, ".built-from");

/** What programs import, and what the command starts. */
const entries = ["index", "cli/main", "cli/offline"];
/** Declarations that no program reads: of the command line it imports the second entry's alone. */
const undeclared = ["cli/*.d.ts", "cli/*/**/*.d.ts"];

/** Compiles the client to `sdk/dist`, unless that is what its sources are already compiled to. */
export async function buildClient(): Promise<void> {
  makeIgnored();
  const sources = fingerprint();
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, "utf8") === sources;
  if (isBuilt()) return;
  await oneAtATime(join(projectRoot, "node_modules/.cache/sdk-client.lock"), async () => {
    if (!isBuilt()) await compile(sources);
  });
}

async function compile(sources: string): Promise<void> {
  // Whoever uses the folder meanwhile sees the old one or the new one, never a part.
  const fresh = join(sdk, `.dist-${randomBytes(4).toString("hex")}`);
  try {
    const tsc = join(projectRoot, "node_modules/typescript/bin/tsc");
    await run(process.execPath, [tsc, "-p", join(sdk, "tsconfig.build.json"), "--outDir", fresh]);
    await bundle(fresh);
    for (const file of globSync(undeclared, { cwd: fresh })) {
      if (file !== join("cli", "offline.d.ts")) rmSync(join(fresh, file));
    }
    for (const file of globSync("**/*.d.ts", { cwd: fresh })) useJsNames(join(fresh, file));
    writeFileSync(join(fresh, ".built-from"), sources);
    rmSync(dist, { recursive: true, force: true });
    renameSync(fresh, dist);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * Puts the modules of the compiled client into a file for each entry, and some for what they share: npx unpacks every
 * file twice before it runs the command, and Node then reads each module by itself.
 */
async function bundle(folder: string): Promise<void> {
  const { outputFiles } = await build({
    ...{ entryPoints: entries.map((name) => join(folder, `${name}.js`)), outdir: folder },
    // All are as deep as the module that looks for the data next to itself.
    ...{ bundle: true, splitting: true, chunkNames: "cli/shared-[hash]", write: false },
    ...{ format: "esm", platform: "node", target: "node20", packages: "external" },
  });
  for (const file of globSync("**/*.js", { cwd: folder })) rmSync(join(folder, file));
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
}

/**
 * Packs the built client.
 *
 * @param source a copy of it, by default the client itself.
 * @returns the path of the archive.
 */
export async function packClient(folder: string, source = sdk): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const { stdout } = await run(
    "npm",
    ["pack", "--json", "--ignore-scripts", "--pack-destination", resolve(folder)],
    { cwd: source },
  );
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  if (!packed) throw new Error("npm packed nothing.");
  return join(resolve(folder), packed.filename);
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of globSync("{src/**/*.{ts,json},*.json}", { cwd: sdk }).sort()) {
    hash.update(`${file}\n`).update(readFileSync(join(sdk, file)));
  }
  return hash.digest("hex");
}

/** The compiler renames what programs import, but not what declarations import. */
function useJsNames(file: string): void {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replaceAll(/(from "|import\(")(\.{1,2}\/[^"]+)\.ts"/g, '$1$2.js"'));
}
