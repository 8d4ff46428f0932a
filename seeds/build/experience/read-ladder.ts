import type { ExperienceLevel } from "#shared/contract/levels.ts";
import { majorOf } from "#shared/figures/local/find-local-effects.ts";
import type { ExperienceParameters } from "#shared/reference/experience-parameters.ts";
import { readNumber } from "../checks/check-number.ts";
import { sortedBy } from "../compare.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";

const bands = ["entry_0_2", "mid_3_5", "senior_6_9", "staff_10"] as const;
const shares = ["share_0_2", "share_3_5", "share_6_9", "share_10"] as const;

export const ladderColumns = [
  "field_code",
  "field",
  ...bands,
  ...shares,
  "evidence",
  "sources",
  "n",
] as const;

export const ratioColumns = [
  "set",
  "source",
  "field_code",
  "years",
  "log_vs_sample",
  "log_vs_workforce",
  "se",
  "n",
] as const;

type RatioTable = Table<(typeof ratioColumns)[number]>;
type Steps = ExperienceParameters["fields"][string]["ratios"];

/**
 * Errors in logs of the levels by years, from leaving out one family of sources at a time, and of a
 * grade, which rests on one family alone.
 */
const measuredErrors: Pick<ExperienceParameters, "errors" | "grade_error"> = {
  errors: [0.1, 0.06, 0.05, 0.05],
  grade_error: 0.1,
};

/** Postings' levels, in the order of the grades: junior, mid, senior, principal. */
const postedLevels = ["EN", "MI", "SE", "EX"];

/** The steps of experience of every field, and of the grades in titles of computing. */
export function readExperience(
  ladder: Table<(typeof ladderColumns)[number]>,
  ratios: RatioTable,
  occupations: readonly { code: string }[],
  refusals: Refusal[],
): ExperienceParameters {
  const fields = ladder.rows.map(({ line, cells }) => {
    const place = { file: ladder.file, line, key: cells.field_code };
    const read = (column: (typeof bands)[number] | (typeof shares)[number] | "n") =>
      readNumber(cells[column], column, place, refusals) ?? 0;
    const steps = bands.map(read);
    const held = shares.map(read);
    const mean = steps.reduce((sum, step, at) => sum + Math.log(step) * (held[at] ?? 0), 0);
    if (steps.some((step, at) => step <= 0 || (at > 0 && step <= (steps[at - 1] ?? 0)))) {
      refusals.push({ ...place, reason: "the steps do not rise" });
    }
    // Steps of everyone's pay whose mean is not everyone's would move the figures of all levels.
    if (Math.abs(mean) > 0.01) {
      refusals.push({ ...place, reason: `the workers' mean step is ${mean.toFixed(3)} in logs` });
    }
    return {
      code: cells.field_code,
      field: cells.field,
      ratios: toSteps(steps),
      people: read("n"),
      evidence: cells.evidence,
      sources: cells.sources === "" ? [] : cells.sources.split("|"),
    };
  });
  const known = new Set(fields.map(({ code }) => code));
  for (const major of new Set(["all", ...occupations.map(({ code }) => majorOf(code))])) {
    if (!known.has(major)) {
      refusals.push({ file: ladder.file, line: 1, key: major, reason: "the field has no steps" });
    }
  }
  return {
    ...measuredErrors,
    fields: Object.fromEntries(
      sortedBy(fields, ({ code }) => code).map(({ code, ...field }) => [code, field]),
    ),
    grades: readGrades(ratios, refusals),
  };
}

/** One source's step of one field, on which the pooled steps are tried by leaving it out. */
export interface ExperienceBand {
  source: string;
  field: string;
  level: ExperienceLevel;
  log: number;
  se: number;
  people: number;
}

const levelsByYears: Readonly<Record<string, ExperienceLevel>> = {
  "0-2": "entry",
  "3-5": "mid",
  "6-9": "senior",
  "10+": "staff",
};

/** Every source's steps over everyone of the field, in logs. */
export function listExperienceBands(table: RatioTable, refusals: Refusal[]): ExperienceBand[] {
  return table.rows.flatMap(({ line, cells }) => {
    const level = levelsByYears[cells.years];
    if (cells.set !== "service bands" || level === undefined) return [];
    const place = { file: table.file, line, key: `${cells.source} ${cells.field_code}` };
    const read = (column: "log_vs_workforce" | "log_vs_sample" | "se" | "n") =>
      cells[column] === "" ? null : readNumber(cells[column], column, place, refusals);
    const log = read("log_vs_workforce") ?? read("log_vs_sample");
    if (log === null) return [];
    const { source, field_code: field } = cells;
    return [{ source, field, level, log, se: read("se") ?? 0, people: read("n") ?? 0 }];
  });
}

function readGrades(table: RatioTable, refusals: Refusal[]): ExperienceParameters["grades"] {
  const found = postedLevels.map((level) => {
    const row = table.rows.find(({ cells }) => cells.set === "labels" && cells.years === level);
    if (!row) {
      refusals.push({ file: table.file, line: 1, key: level, reason: "the level has no postings" });
      return { ratio: 1, postings: 0 };
    }
    const place = { file: table.file, line: row.line, key: level };
    const log = readNumber(row.cells.log_vs_sample, "log_vs_sample", place, refusals) ?? 0;
    const postings = readNumber(row.cells.n, "n", place, refusals) ?? 0;
    return { ratio: Number(Math.exp(log).toFixed(3)), postings };
  });
  return {
    major: "15",
    ratios: toSteps(found.map(({ ratio }) => ratio)),
    postings: found.reduce((sum, { postings }) => sum + postings, 0),
  };
}

function toSteps([entry = 1, mid = 1, senior = 1, staff = 1]: readonly number[]): Steps {
  return [entry, mid, senior, staff];
}
