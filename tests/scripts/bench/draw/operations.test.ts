import { describe, expect, it } from "vitest";
import { drawCalls } from "../../../../scripts/bench/draw/calls.ts";
import { chooseOnce } from "../../../../scripts/bench/draw/choices.ts";
import { listOperations } from "../../../../scripts/bench/draw/operations.ts";
import { readDataPointId } from "../../../../shared/salaries/data-point-id.ts";

const catalog = { roles: ["nurse", "welder", "actuary"], cities: ["boise", "tulsa"] };
const dataPointKey = "5e".repeat(32);
const quarter = { year: 2026, quarter: 3 };
const ids = { dataset: "2025.05-1a2b3c4d", quarter, dataPointKey };

async function allPaths(operation: string): Promise<readonly string[]> {
  const found = listOperations(catalog, ids).find(({ name }) => name === operation);
  if (!found) throw new Error(operation);
  return drawCalls(chooseOnce(found.counts, 1), found.toPath).take(0, 1_000);
}

describe("listOperations", () => {
  // What an operation does not take would make one computation out of several paths.
  it.each([
    ["calculate", 3 * 2 * 4, ["role", "city", "exp"]],
    ["compare", 3 * 2 * 2, ["roleA", "roleB", "city"]],
    ["history", 3 * 2, ["role", "city"]],
  ])("gives %s a path for every combination of what it takes", async (name, count, params) => {
    const paths = await allPaths(name);
    expect(new Set(paths).size).toBe(count);
    expect(paths).toHaveLength(count);
    for (const path of paths) {
      expect([...new URL(path, "http://localhost").searchParams.keys()]).toEqual(params);
    }
  });

  it("passes lineage the ids that the service would write", async () => {
    const paths = await allPaths("lineage");
    const points = await Promise.all(
      paths.map((path) => readDataPointId(path.split("/").at(-1) ?? "", dataPointKey)),
    );
    expect(new Set(paths).size).toBe(3 * 2 * 4);
    expect(points).toContainEqual({
      ...{ kind: "estimate", method: "2026.3", basis: "local", dataset: "2025.05-1a2b3c4d" },
      ...{ role: "welder", city: "tulsa", level: "staff", quarter },
    });
  });
});

describe("drawCalls", () => {
  it("continues from an offset, and returns the same calls for the same offset", async () => {
    const calls = drawCalls([1, 2, 3, 4, 5].values(), (number) => `/${number}`);
    expect(await calls.take(0, 2)).toEqual(["/1", "/2"]);
    expect(await calls.take(2, 2)).toEqual(["/3", "/4"]);
    expect(await calls.take(0, 2)).toEqual(["/1", "/2"]);
    expect(await calls.take(4, 10)).toEqual(["/5"]);
  });
});
