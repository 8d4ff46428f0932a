import type { FileImports } from "./read-imports.ts";

/** @returns one sentence for each import cycle between files, and for each pair of sibling folders that import each other. */
export function findCycles(files: readonly FileImports[]): string[] {
  return [...findFileCycles(files), ...findFolderPairs(files)];
}

/** Tarjan's algorithm: every strongly connected component of more than one file is a cycle. */
function findFileCycles(files: readonly FileImports[]): string[] {
  const importsOf = new Map(files.map(({ file, imports }) => [file, imports]));
  const index = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[] = [];

  const visit = (file: string): number => {
    const own = index.size;
    index.set(file, own);
    let lowest = own;
    stack.push(file);
    for (const to of importsOf.get(file) ?? []) {
      if (!importsOf.has(to)) continue;
      if (!index.has(to)) lowest = Math.min(lowest, visit(to));
      else if (stack.includes(to)) lowest = Math.min(lowest, index.get(to) ?? lowest);
    }
    if (lowest === own) {
      const component = stack.splice(stack.indexOf(file));
      if (component.length > 1) cycles.push(`Files import each other: ${component.join(", ")}.`);
    }
    return lowest;
  };
  for (const { file } of files) if (!index.has(file)) visit(file);
  return cycles;
}

/** Pairs of sibling folders, at any depth, that import each other. */
function findFolderPairs(files: readonly FileImports[]): string[] {
  const edges = new Map<string, string>();
  for (const { file, imports } of files) {
    for (const to of imports) {
      const pair = siblings(file, to);
      if (pair) edges.set(pair.join(" "), `${file} → ${to}`);
    }
  }
  const violations: string[] = [];
  for (const [pair, example] of edges) {
    const [a = "", b = ""] = pair.split(" ");
    const back = edges.get(`${b} ${a}`);
    if (back && a < b) violations.push(`${a} and ${b} import each other: ${example}, ${back}.`);
  }
  return violations;
}

/** The first folders in which the two paths differ; null if one of the files is directly in their common folder. */
function siblings(from: string, to: string): [string, string] | null {
  const [a, b] = [from.split("/"), to.split("/")];
  let depth = 0;
  while (a[depth] === b[depth]) depth++;
  if (depth >= a.length - 1 || depth >= b.length - 1) return null;
  return [a.slice(0, depth + 1).join("/"), b.slice(0, depth + 1).join("/")];
}
