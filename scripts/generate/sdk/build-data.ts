/** Makes `sdk/data`: the service's operations of pay for any runtime, and the packed dataset that they read. */
import { createHash, randomBytes } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { oneAtATime } from "#scripts/run/local/one-at-a-time.ts";
import { projectRoot } from "#scripts/run/local/places.ts";
import { seedFiles } from "#scripts/run/stage/database-templates.ts";
import { bundleWorkers } from "#scripts/run/workers/bundle-worker.ts";
import { packSeeds } from "#seeds/load/index.ts";
import { compressRow } from "#shared/reference/packed/packed-row.ts";
import { buildClient } from "./build-client.ts";

const sdk = join(projectRoot, "sdk");
const folder = join(sdk, "data");
const stampOf = (part: string) => join(folder, `.built-from-${part}`);

/** What the program reads besides the dataset: the view in which chats draw charts. */
const contents = ["chart-view.html.txt"];

/** The program's modules, and the files that they are bundled from. */
const entries = [
  ["figures.js", "functions/offline.ts"],
  ["tools.js", "functions/offline-tools.ts"],
] as const;

const madeFrom = {
  engine: ["{functions,shared,schema}/**/*.{ts,tsx,json}", "package-lock.json"],
  dataset: seedFiles,
} as const;

/** Builds the whole package: the compiled client, and the operations and data with which it needs no service. */
export async function buildPackage(): Promise<void> {
  await buildClient();
  await buildData();
}

/** Builds what is out of date of it. */
export async function buildData(): Promise<void> {
  mkdirSync(join(folder, "content"), { recursive: true });
  await unlessBuilt("dataset", writeDataset);
  await unlessBuilt("engine", writeEngine);
  for (const file of contents) {
    copyFileSync(join(projectRoot, "public/content", file), join(folder, "content", file));
  }
}

async function unlessBuilt(part: keyof typeof madeFrom, build: () => Promise<void>): Promise<void> {
  const sources = fingerprint(madeFrom[part]);
  const stamp = stampOf(part);
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, "utf8") === sources;
  if (isBuilt()) return;
  await oneAtATime(join(projectRoot, `node_modules/.cache/sdk-${part}.lock`), async () => {
    if (isBuilt()) return;
    rmSync(stamp, { force: true });
    await build();
    writeFileSync(stamp, sources);
  });
}

async function writeEngine(): Promise<void> {
  const bundles = await bundleWorkers(entries.map(([, file]) => `export * from "./${file}";`));
  for (const [at, [name]] of entries.entries()) writeWhole(name, bundles[at]?.text ?? "");
}

async function writeDataset(): Promise<void> {
  const { version, rows } = await packSeeds();
  const small = await Promise.all(rows.map(compressRow));
  writeWhole("rows", Buffer.concat(small.map(({ body }) => body)));
  const lengths = small.map(({ name, body }) => [name, body.length]);
  writeWhole("dataset.json", JSON.stringify({ version, rows: lengths }));
}

/** Whoever reads the file meanwhile has the old one or the new one, never a part. */
function writeWhole(name: string, content: string | Uint8Array): void {
  const draft = join(folder, `.${name}-${randomBytes(4).toString("hex")}`);
  writeFileSync(draft, content);
  renameSync(draft, join(folder, name));
}

function fingerprint(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of globSync([...patterns], { cwd: projectRoot }).sort()) {
    const path = join(projectRoot, file);
    if (statSync(path).isFile()) hash.update(`${file}\n`).update(readFileSync(path));
  }
  return hash.digest("hex");
}
