import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type FunctionName, functionAt, functionNames, functions } from "#functions/deployments.ts";
import { pages } from "#functions/pages.ts";
import { routes } from "#functions/routes.ts";
import { listWorkers } from "#scripts/run/workers/workers.ts";

/** Paths of operations and of pages. */
const paths = [
  ...routes.map(({ path }) => path),
  ...pages.flatMap((page) => page.routes.map(({ path }) => path)),
];

const root = join(import.meta.dirname, "../..");

/** Longest first, as the platform looks: what of a URL stands before the pattern's wildcard. */
const patterns = functionNames.toSorted((a, b) => functions[b].length - functions[a].length);

/** A function that has others below it is for its own path and those with a parameter next alone. */
function reach(name: FunctionName): (path: string) => boolean {
  const own = functions[name];
  const hasOthersBelow = functionNames.some((other) => functions[other].startsWith(`${own}/`));
  // No function can have a parameter in its path, so those below belong to this one.
  const ownParameter = `${own}/:`;
  return (path) =>
    path === own || path.startsWith(ownParameter) || (!hasOthersBelow && path.startsWith(own));
}

describe("the functions", () => {
  it.each(routes.map(({ method, path }) => ({ method, path })))(
    "have one that $method $path is deployed with",
    ({ path }) => {
      const name = functionAt(path);
      expect(name && reach(name)(path), "add its path to functions/deployments.ts").toBe(true);
    },
  );

  it("take each URL of a route, with its query, by one pattern", () => {
    for (const path of paths) {
      if (functionAt(path) === null) continue;
      const url = `${path.replace(/:[a-zA-Z_]+/g, "some-id")}?word=some`;
      const taken = patterns.find((name) => url.startsWith(functions[name]));
      expect(taken, url).toBe(functionAt(path));
    }
  });

  it("have no pattern that is covered by another", () => {
    for (const name of functionNames) {
      const own = paths.filter((path) => functionAt(path) === name);
      expect(own.length, `${name} has operations`).toBeGreaterThan(0);
    }
    expect(new Set(Object.values(functions)).size).toBe(functionNames.length);
  });

  it("have no wildcard in their paths but at the end, nor a slash before it", () => {
    // The platform looks only at the first of `/path*` and `/path/*`.
    for (const path of Object.values(functions)) expect(path).toMatch(/^(?:\/[a-z0-9.-]+)+$/);
  });

  it("contain every file, by its path", () => {
    for (const name of functionNames) {
      const place = `functions${functions[name]}`;
      const found = ["", ".ts", ".tsx"].some((suffix) => existsSync(join(root, place + suffix)));
      expect(found, place).toBe(true);
    }
    const entries = listWorkers().map((worker) => worker.entry);
    for (const file of globSync("functions/{api,salaries}/**/*.{ts,tsx}", { cwd: root })) {
      const carrying = entries.filter((entry) => entry.includes(`"./${file}"`));
      expect(carrying.length, file).toBe(1);
    }
  });

  it("are deployed after the core that they bind to", () => {
    const names = listWorkers().map((worker) => worker.name);
    expect(names[0]).toBe("core");
    expect(names.at(-1)).toBe("catch-all");
    expect(new Set(names).size).toBe(names.length);
  });
});
