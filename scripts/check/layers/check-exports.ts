import type { FileImports } from "./read-imports.ts";

type Read = Pick<FileImports, "file" | "names" | "exported">;

/** Files that are found by a path that is put together when they are needed. */
const computed = [
  /^functions\/offline-tools\.ts$/,
  /^scripts\/measure\/bench\/workers\//,
  /^shared\/reading\/mail\/systems\//,
];

/** @returns one sentence for each export that no other file imports, or nothing but its test. */
export function checkExports(read: readonly Read[]): string[] {
  const [inTests, inCode] = [new Set<string>(), new Set<string>()];
  for (const { file, names } of read)
    for (const name of names) (file.startsWith("tests/") ? inTests : inCode).add(name);
  const imports = (by: ReadonlySet<string>, file: string, name: string) =>
    by.has(`${file} ${name}`) || by.has(`${file} *`);
  return read.flatMap(({ file, exported }) => {
    if (file.startsWith("tests/") || computed.some((pattern) => pattern.test(file))) return [];
    return exported.flatMap(({ name, isUsed }) => {
      if (imports(inCode, file, name)) return [];
      if (!imports(inTests, file, name))
        return `${file} exports ${name}, which no other file imports.`;
      // The stage is there for the tests, too.
      if (isUsed || file.startsWith("scripts/run/stage/")) return [];
      return `${file} exports ${name}, which nothing uses but tests.`;
    });
  });
}
