import { expect, it } from "vitest";
import { checkExports } from "#scripts/check/layers/check-exports.ts";
import { exportsIn } from "#scripts/check/layers/read-exports.ts";
import { importsIn } from "#scripts/check/layers/read-imports.ts";

const check = (files: Record<string, string>) =>
  checkExports(
    Object.entries(files).map(([file, text]) => ({
      ...{ file, names: importsIn(file, text).names, exported: exportsIn(text) },
    })),
  );

it("names functions, values, classes and types that no other file imports", () => {
  const kept = [
    "export const first = 1;",
    "export async function second() {}",
    "export interface Third {\n  a: string;\n}",
    "export type Fourth = string;",
    "export class Fifth {}",
  ];
  const given = {
    "shared/core/a.ts": [...kept, "export const unused = 1;", "export type Unused = 1;"].join("\n"),
    "shared/core/b.ts": 'import { first, type Third } from "./a.ts";',
    "seeds/build/c.ts": 'import type {\n  Fourth,\n} from "#shared/core/a.ts";',
    "scripts/run/d.ts": `const { second } = await import${'("#shared/core/a.ts")'};`,
    "functions/e.ts": 'export { Fifth as Sixth } from "#shared/core/a.ts";\nexport default {};',
  };
  expect(check(given)).toEqual([
    "shared/core/a.ts exports unused, which no other file imports.",
    "shared/core/a.ts exports Unused, which no other file imports.",
  ]);
});

it("accepts what its own file and a test use, but not what only its test does", () => {
  const text = `
export const isUsed = () => true;
/** As tested as isDead. */
export function isDead() {}
export const answer = [...list, isUsed()];
`;
  const faults = check({
    "shared/core/a.ts": text,
    "functions/index.ts": 'import { answer } from "#shared/core/a.ts";',
    "tests/shared/core/a.test.ts": 'import { isDead, isUsed } from "#shared/core/a.ts";',
  });
  expect(faults).toEqual(["shared/core/a.ts exports isDead, which nothing uses but tests."]);
});

it("leaves the stage to the tests, and a package's own list to strangers", () => {
  const faults = check({
    "scripts/run/stage/callers.ts": "export function createKey() {}",
    "tests/a.test.ts": 'import { createKey } from "#scripts/run/stage/callers.ts";',
    "sdk/src/index.ts": 'export { Client } from "./client.ts";',
    "sdk/src/client.ts": "export class Client {}",
  });
  expect(faults).toEqual([]);
});
