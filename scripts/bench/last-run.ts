/** The figures of a full run, in a committed file with which later runs are compared. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../local/places.ts";
import { type Figures, figuresOf } from "./figures.ts";
import type { Measured } from "./measure.ts";

export interface Run {
  /** `YYYY-MM-DD` */
  date: string;
  /** What was measured, as `git describe` names it. */
  commit: string;
  /** By the name of the row; a file may lack figures that were not counted at its time. */
  rows: Record<string, Partial<Figures>>;
}

const file = "docs/benchmarks.json";

export function describeRunOf(date: string, measured: Measured): Run {
  const rows = measured.rows.flatMap((row) => {
    const figures = figuresOf(row);
    return figures ? [[row.row.name, figures] as const] : [];
  });
  return {
    date,
    commit: git("describe", "--always", "--dirty")?.trim() ?? "",
    rows: Object.fromEntries(rows),
  };
}

export function writeRun(run: Run): void {
  const short = (_: string, value: unknown) =>
    typeof value === "number" ? Number(value.toPrecision(4)) : value;
  writeFileSync(join(projectRoot, file), `${JSON.stringify(run, short, 2)}\n`);
}

/** The last run that was committed; null if there is none. Outside a git repository, the one in the folder. */
export function readCommittedRun(): Run | null {
  const committed = git("show", `HEAD:${file}`);
  if (committed !== null) return JSON.parse(committed) as Run;
  if (git("rev-parse", "HEAD") !== null) return null;
  try {
    return JSON.parse(readFileSync(join(projectRoot, file), "utf8")) as Run;
  } catch {
    return null;
  }
}

/** The output of git; null if it fails. */
function git(...words: string[]): string | null {
  const { status, stdout } = spawnSync("git", words, { cwd: projectRoot, encoding: "utf8" });
  return status === 0 ? stdout : null;
}
