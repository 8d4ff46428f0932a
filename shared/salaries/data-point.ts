/** What a figure is of: enough to compute it again, for as long as methods, datasets and batches are kept. */
import { type ExperienceLevel, experienceLevels } from "../contracts/common.ts";
import {
  dataPointKinds,
  type EstimateKind,
  estimateLetters,
  type StatisticKind,
  statisticKinds,
  statisticLetters,
} from "../contracts/data-point-kinds.ts";
import type { Quarter } from "./figures/quarter.ts";

interface Made {
  method: string;
  dataset: string;
}

/** A figure that follows from the estimate of a role, a level and a quarter. */
export interface DataPoint extends Made {
  kind: EstimateKind;
  role: string;
  /** null for the nation. */
  city: string | null;
  level: ExperienceLevel;
  quarter: Quarter;
  /** What a kind of figure is of beside these, such as a year. */
  detail?: string;
}

/** What users submitted for a role, as of a batch. */
export interface CrowdDataPoint extends Made {
  kind: "crowd";
  role: string;
  /** null for all cities. */
  city: string | null;
  /** The last batch that is in it. */
  batch: number;
}

/** What an employer filed. */
export interface CompanyDataPoint extends Made {
  kind: "company";
  company: string;
  /** Of the level, from 0; null for the company as a whole. */
  rank: number | null;
}

/** What a survey or a statistic says, of no role and no city. */
export interface StatisticDataPoint extends Made {
  kind: StatisticKind;
  /** Slug of a skill or a language; an occupation's code or an industry. */
  subject: string;
  /** Which of the subject's figures, where it has several. */
  detail?: string;
}

export type AnyDataPoint = DataPoint | CrowdDataPoint | CompanyDataPoint | StatisticDataPoint;

const crowdLetter = "w";
const companyLetter = "f";

/** Of the layout of the payload. */
const layout = "1";
const separator = "|";

/** A figure's parameters as text; the same figure has the same text, always. */
export function writePayload(point: AnyDataPoint): string {
  return [layout, ...fieldsOf(point)].join(separator);
}

function fieldsOf(point: AnyDataPoint): (string | number)[] {
  const { method, dataset } = point;
  if (point.kind === "crowd") {
    return [crowdLetter, method, dataset, point.role, point.city ?? "", point.batch];
  }
  if (point.kind === "company") {
    return [companyLetter, method, dataset, point.company, point.rank ?? ""];
  }
  if (isStatistic(point)) {
    return [statisticLetters[point.kind], method, dataset, point.subject, ...detailOf(point)];
  }
  const { kind, role, city, level, quarter } = point;
  return [
    estimateLetters[kind],
    method,
    dataset,
    role,
    city ?? "",
    experienceLevels.indexOf(level),
    quarter.year,
    quarter.quarter,
    ...detailOf(point),
  ];
}

function detailOf({ detail }: { detail?: string }): string[] {
  return detail === undefined ? [] : [detail];
}

/** Whether a figure is of no role, city or employer. */
export function isStatistic(point: AnyDataPoint): point is StatisticDataPoint {
  return Object.hasOwn(statisticLetters, point.kind);
}

/** Null for a text that {@link writePayload} did not write. */
export function readPayload(payload: string): AnyDataPoint | null {
  const [version, letter, method, dataset, subject, ...rest] = payload.split(separator);
  if (version !== layout || !method || !dataset || !subject) return null;
  const made = { method, dataset };
  if (letter === crowdLetter) {
    const [city, batch] = rest;
    return { kind: "crowd", ...made, role: subject, city: city || null, batch: Number(batch) };
  }
  if (letter === companyLetter) {
    const [rank] = rest;
    return { kind: "company", ...made, company: subject, rank: rank ? Number(rank) : null };
  }
  const statistic = statisticKinds.find((known) => statisticLetters[known] === letter);
  if (statistic) {
    const [detail] = rest;
    return { kind: statistic, ...made, subject, ...(detail === undefined ? {} : { detail }) };
  }
  const [city, level, year, quarter, detail] = rest;
  const experience = experienceLevels[Number(level)];
  const kind = dataPointKinds.find((known) => estimateLetters[known] === letter);
  if (!kind || !experience) return null;
  return {
    kind,
    ...made,
    role: subject,
    city: city || null,
    level: experience,
    quarter: { year: Number(year), quarter: Number(quarter) },
    ...(detail === undefined ? {} : { detail }),
  };
}
