/** Set for the tests of the project `unit` in `vitest.config.ts`. */
const isUnit = process.env.TEST_PROJECT === "unit";

/** @throws in a unit test, which starts nothing. */
export function assertMayStart(what: string): void {
  if (!isUnit) return;
  throw new Error(
    `A unit test starts ${what}. Import its starter statically, so that tests/support/projects.ts sees that the test belongs to the project "service"; in watch mode, begin again.`,
  );
}
