import type { FileImports } from "./read-imports.ts";

/** @returns a sentence for every circle of files, and for every pair of sibling folders that import each other. */
export function findCycles(files: readonly FileImports[]): string[] {
  return [...findFileCycles(files), ...findFolderPairs(files)];
}

/** Tarjan's algorithm: every strongly connected component of more than one file is a circle. */
function findFileCycles(files: readonly FileImports[]): string[] {
  const importsOf = new Map(files.map(({ file, imports }) => [file, imports]));
  const index = new Map<string, number>();
  const low = new Map<string, number>();
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
    low.set(file, lowest);
    if (lowest === own) {
      const component = stack.splice(stack.indexOf(file));
      if (component.length > 1) cycles.push(`Files import each other: ${component.join(", ")}.`);
    }
    return lowest;
  };
  for (const { file } of files) if (!index.has(file)) visit(file);
  return cycles;
}

/** Pairs of folders beside each other, at any depth, each of which imports the other. */
function findFolderPairs(files: readonly FileImports[]): string[] {
  const edges = new Map<string, string>();
  for (const { file, imports } of files) {
    for (const to of imports) {
      const pair = siblings(file, to);
      if (pair) edges.set(pair.join(" "), `${file} → ${to}`);
    }
  }
  const faults: string[] = [];
  for (const [pair, example] of edges) {
    const [a = "", b = ""] = pair.split(" ");
    const back = edges.get(`${b} ${a}`);
    if (back && a < b) faults.push(`${a} and ${b} import each other: ${example}, ${back}.`);
  }
  return faults;
}

/** The two folders at which the paths part; null where one of the files lies directly in their common folder. */
function siblings(from: string, to: string): [string, string] | null {
  const [a, b] = [from.split("/"), to.split("/")];
  let depth = 0;
  while (a[depth] === b[depth]) depth++;
  if (depth >= a.length - 1 || depth >= b.length - 1) return null;
  return [a.slice(0, depth + 1).join("/"), b.slice(0, depth + 1).join("/")];
}
