/**
 * The first lines of a sample in TypeScript. Nobody owns the package's name on npm, so a sample that
 * only named it would have its reader install whatever somebody publishes there.
 */
export function importClient(names: string, origin: string): string[] {
  return [
    "// This package is not on npm. It is a file, of a release or made by `npm run sdk:build`:",
    `// ${origin}/docs/client says how to install it.`,
    `import { ${names} } from "compensation-intelligence";`,
  ];
}
