import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../local/places.ts";
import type { Measurements } from "./usage.ts";

export function readMeasurements(): Measurements {
  const read = (name: string) => JSON.parse(readFileSync(join(projectRoot, "docs", name), "utf8"));
  return { calls: read("benchmarks.json"), users: read("benchmarks-users.json") };
}
