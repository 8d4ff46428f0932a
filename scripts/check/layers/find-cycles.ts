import type { FileImports } from "./read-imports.ts";

type Files = readonly Pick<FileImports, "file" | "imports">[];

/** @returns one sentence for each cycle of imports between files, and between folders of one folder, at any depth. */
export function findCycles(files: Files): string[] {
  return [...findFileCycles(files), ...findFolderCycles(files)];
}

function findFileCycles(files: Files): string[] {
  const importsOf = new Map(files.map(({ file, imports }) => [file, imports]));
  return components(importsOf).map((cycle) => `Files import each other: ${cycle.join(", ")}.`);
}

/** Finds cycles of folders, types included, with an import for each step. */
function findFolderCycles(files: Files): string[] {
  const importsOf = new Map<string, string[]>();
  const examples = new Map<string, string>();
  for (const { file, imports } of files) {
    for (const to of imports) {
      const [from, target] = siblings(file, to) ?? [];
      if (!from || !target) continue;
      importsOf.set(from, [...(importsOf.get(from) ?? []), target]);
      examples.set(`${from} ${target}`, `${file} → ${to}`);
    }
  }
  return components(importsOf).map((cycle) => {
    const steps = cycle.flatMap((from) =>
      cycle.flatMap((to) => examples.get(`${from} ${to}`) ?? []),
    );
    return `${cycle.sort().join(" and ")} import each other: ${steps.sort().join(", ")}.`;
  });
}

/** Tarjan's algorithm: every strongly connected component of more than one member is a cycle. */
function components(importsOf: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];

  const visit = (member: string): number => {
    const own = index.size;
    index.set(member, own);
    let lowest = own;
    stack.push(member);
    for (const to of importsOf.get(member) ?? []) {
      if (!importsOf.has(to)) continue;
      if (!index.has(to)) lowest = Math.min(lowest, visit(to));
      else if (stack.includes(to)) lowest = Math.min(lowest, index.get(to) ?? lowest);
    }
    if (lowest === own) {
      const component = stack.splice(stack.indexOf(member));
      if (component.length > 1) found.push(component);
    }
    return lowest;
  };
  for (const member of importsOf.keys()) if (!index.has(member)) visit(member);
  return found;
}

/** The first folders in which the two paths differ; null if one of the files is directly in their common folder. */
function siblings(from: string, to: string): [string, string] | null {
  const [a, b] = [from.split("/"), to.split("/")];
  let depth = 0;
  while (a[depth] === b[depth]) depth++;
  if (depth >= a.length - 1 || depth >= b.length - 1) return null;
  return [a.slice(0, depth + 1).join("/"), b.slice(0, depth + 1).join("/")];
}
