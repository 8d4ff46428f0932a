import { checkKinds } from "./check-kinds.ts";
import { findCycles } from "./find-cycles.ts";
import { layers, rooms, roots } from "./layers.ts";
import type { FileImports } from "./read-imports.ts";
import { resolveImport } from "./resolve-import.ts";

/** @returns one sentence for each file or import that breaks a rule. */
export function checkLayers(read: readonly FileImports[]): string[] {
  return [
    ...read.flatMap(({ file, imports }) => imports.flatMap((to) => checkImport(file, to) ?? [])),
    ...read.flatMap(checkKinds),
    ...findCycles(read),
  ];
}

/** @returns one sentence for each import that counts dots where a name would do. */
export function checkRoads(read: readonly FileImports[]): string[] {
  return read.flatMap(({ file, longWays }) =>
    longWays.map((name) => `${file} imports "${name}": write "#${resolveImport(file, name)}".`),
  );
}

function checkImport(from: string, to: string): string | null {
  // Strangers install it, without the rest of the project.
  if (from.startsWith("sdk/") && !to.startsWith("sdk/"))
    return `${from} imports ${to}: sdk/ is a package of its own.`;
  if (isClient(from) && to.startsWith("sdk/src/cli/"))
    return `${from} imports ${to}: the client runs where there is no terminal.`;
  if (/^(?:functions|shared)\//.test(from) && to.startsWith("sdk/"))
    return `${from} imports ${to}: the service does not call itself.`;
  const [place, target] = [roots.indexOf(rootOf(from)), roots.indexOf(rootOf(to))];
  if (target > place)
    return `${from} imports ${to}: ${rootOf(from)}/ never imports ${rootOf(to)}/.`;
  if (from.startsWith("scripts/") && to.startsWith("scripts/")) return checkRooms(from, to);
  if (!from.startsWith("shared/")) return null;
  if (!to.startsWith("shared/")) return null;
  const [importer, imported] = [folderOf(from), folderOf(to)];
  if (importer === imported) return null;
  const [importerAt, importedAt] = [layerOf(importer), layerOf(imported)];
  if (importerAt === -1)
    return `${from}: shared/${importer} is missing from scripts/check/layers/layers.ts.`;
  if (importedAt > importerAt)
    return `${from} imports ${to}: ${importer} may not import ${imported}.`;
  return null;
}

function checkRooms(from: string, to: string): string | null {
  const [room, imported] = [folderOf(from), folderOf(to)];
  if (!rooms.includes(room)) return `${from}: a script is in one of the rooms ${rooms.join(", ")}.`;
  if (rooms.indexOf(imported) > rooms.indexOf(room))
    return `${from} imports ${to}: ${room} may not import ${imported}.`;
  if (room === "operate" && to.startsWith("scripts/run/stage/"))
    return `${from} imports ${to}: what operators run starts no service with the keys of the tests.`;
  return null;
}

function rootOf(path: string): string {
  return path.split("/")[0] ?? "";
}

function isClient(path: string): boolean {
  return path.startsWith("sdk/src/") && !path.startsWith("sdk/src/cli/");
}

function folderOf(path: string): string {
  return path.split("/")[1] ?? "";
}

function layerOf(name: string): number {
  return layers.indexOf(name);
}
