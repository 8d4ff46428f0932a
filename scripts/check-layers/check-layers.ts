import { findCycles } from "./find-cycles.ts";
import { domains, layers } from "./layers.ts";
import type { FileImports } from "./read-imports.ts";

/** @returns one sentence for each import that breaks a rule. */
export function checkLayers(files: readonly FileImports[]): string[] {
  return [
    ...files.flatMap(({ file, imports }) => imports.flatMap((to) => checkImport(file, to) ?? [])),
    ...findCycles(files),
  ];
}

function checkImport(from: string, to: string): string | null {
  // Strangers install it, without the rest of the project.
  if (from.startsWith("sdk/") && !to.startsWith("sdk/"))
    return `${from} imports ${to}: sdk/ is a package of its own.`;
  if (isClient(from) && to.startsWith("sdk/src/cli/"))
    return `${from} imports ${to}: the client runs where there is no terminal.`;
  if (/^(?:functions|shared)\//.test(from) && to.startsWith("sdk/"))
    return `${from} imports ${to}: the service does not call itself.`;
  if (!from.startsWith("shared/")) return null;
  if (to.startsWith("functions/"))
    return `${from} imports ${to}: shared/ never imports functions/.`;
  if (!to.startsWith("shared/")) return null;
  const [importer, imported] = [folderOf(from), folderOf(to)];
  if (importer === imported) return null;
  const [importerAt, importedAt] = [layerOf(importer), layerOf(imported)];
  if (importerAt === -1)
    return `${from}: shared/${importer} is missing from scripts/check-layers/layers.ts.`;
  if (importedAt > importerAt)
    return `${from} imports ${to}: ${importer} may not import ${imported}.`;
  if (
    importer === "http" &&
    domains.includes(imported) &&
    !from.startsWith("shared/http/contexts/")
  ) {
    return `${from} imports ${to}: within http, only http/contexts may import ${imported}.`;
  }
  return null;
}

function isClient(path: string): boolean {
  return path.startsWith("sdk/src/") && !path.startsWith("sdk/src/cli/");
}

function folderOf(path: string): string {
  return path.split("/")[1] ?? "";
}

function layerOf(folder: string): number {
  return layers.indexOf(folder);
}
