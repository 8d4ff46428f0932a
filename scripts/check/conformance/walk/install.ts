import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { OutsideClient } from "./clients.ts";
import type { ClientModule } from "./connection.ts";

/** Installs clients in a folder, with the files that connect them. Their programs are found by name then. */
export function install(folder: string, walking: readonly OutsideClient[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const packages = walking.flatMap((client) => [
    `${client.name}@${client.version}`,
    ...(client.with ?? []),
  ]);
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const args = ["install", ...options, "--save-exact", ...new Set(packages)];
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error("npm install failed.");
  for (const file of globSync("*.mjs", { cwd: join(import.meta.dirname, "clients") })) {
    copyFileSync(join(import.meta.dirname, "clients", file), join(folder, file));
  }
  process.env.PATH = join(folder, "node_modules/.bin") + delimiter + process.env.PATH;
}

export function load(folder: string, { file }: OutsideClient): Promise<ClientModule> {
  return import(pathToFileURL(join(folder, `${file}.mjs`)).href);
}
