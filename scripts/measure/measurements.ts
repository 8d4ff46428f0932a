/** The results of `npm run bench`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../run/local/places.ts";
import type { UserAction } from "./bench/measure-actions.ts";
import type { Deployment } from "./bench/measure-deployment.ts";
import type { Growth } from "./bench/measure-growth.ts";

export interface Measurements {
  /** `YYYY-MM-DD` */
  date: string;
  /** How many isolates were started for the first requests of an action. */
  starts: number;
  /** The machine's load in the minute before the run and in its last, which shows what else it did. */
  load: { before: number; after: number };
  actions: Record<string, UserAction>;
  growth: Growth;
  deployment: Deployment;
}

export const measurementsFile = "docs/measurements.json";

export function readMeasurements(): Measurements {
  return JSON.parse(readFileSync(join(projectRoot, measurementsFile), "utf8"));
}
