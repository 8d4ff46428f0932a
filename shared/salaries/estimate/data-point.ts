/**
 * The parameters of a figure: enough to recompute it for as long as its method, dataset and batches
 * are kept.
 */

import {
  dataPointKinds,
  type EstimateKind,
  estimateLetters,
  type StatisticKind,
  statisticKinds,
  statisticLetters,
} from "#shared/contract/data-point-kinds.ts";
import { experienceLevels, type FigureLevel, grades } from "#shared/contract/levels.ts";
import type { Basis } from "#shared/contract/salary-fields.ts";
import type { Quarter } from "#shared/figures/quarter.ts";
import type { City } from "#shared/reference/records.ts";

interface Provenance {
  method: string;
  dataset: string;
}

/** A figure derived from the estimate for a role, a level and a quarter. */
export interface DataPoint extends Provenance {
  kind: EstimateKind;
  role: string;
  /** null for the nation; {@link writeCity} has its form where the city is under another law. */
  city: string | null;
  /** "local" without a city. */
  basis: Basis;
  level: FigureLevel;
  quarter: Quarter;
  /** A further parameter of some kinds of figure, such as a year. */
  detail?: string;
}

/** Pay that users submitted for a role, as of a batch. */
export interface CrowdDataPoint extends Provenance {
  kind: "crowd";
  role: string;
  /** null for all cities. */
  city: string | null;
  /** The last batch included. */
  batch: number;
}

/** A figure from an employer's filings. */
export interface CompanyDataPoint extends Provenance {
  kind: "company";
  company: string;
  /** The level's rank, from 0; null for the company as a whole. */
  rank: number | null;
}

/** A figure from a survey or a statistic, which belongs to no role and no city. */
export interface StatisticDataPoint extends Provenance {
  kind: StatisticKind;
  /** The slug of a skill or a language, an occupation's code, or an industry. */
  subject: string;
  /** Says which of the subject's figures it is, if there are several. */
  detail?: string;
}

export type AnyDataPoint = DataPoint | CrowdDataPoint | CompanyDataPoint | StatisticDataPoint;

/** `denver`, or `denver@colorado` where the city stands for a place under another minimum wage. */
export function writeCity({ slug, law = "" }: Pick<City, "slug" | "law">): string {
  return slug + law;
}

/** Reads the text of {@link writeCity}. */
export function readCity(text: string): { slug: string; law: string | null } {
  const [slug = "", law] = text.split(/(?=@)/);
  return { slug, law: law ?? null };
}

/** Marks the basis `price_parity`, after the method. */
const paritySuffix = "-parity";
const crowdLetter = "w";
const companyLetter = "f";

/** Levels as ids name them, by position; new ones are added at the end. */
const storedLevels: readonly FigureLevel[] = [
  ...experienceLevels,
  "any",
  ...grades.map((grade) => `grade-${grade}` as const),
];

/** Version of the payload's layout. */
const layout = "1";
const separator = "|";

/** A figure's parameters as text; the same figure always has the same text. */
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
  const { kind, role, city, basis, level, quarter } = point;
  return [
    estimateLetters[kind],
    basis === "local" ? method : method + paritySuffix,
    dataset,
    role,
    city ?? "",
    storedLevels.indexOf(level),
    quarter.year,
    quarter.quarter,
    ...detailOf(point),
  ];
}

function detailOf({ detail }: { detail?: string }): string[] {
  return detail === undefined ? [] : [detail];
}

/** Whether a figure belongs to no role, city or employer. */
export function isStatistic(point: AnyDataPoint): point is StatisticDataPoint {
  return Object.hasOwn(statisticLetters, point.kind);
}

/** Returns null for a text that {@link writePayload} did not write. */
export function readPayload(payload: string): AnyDataPoint | null {
  const [version, letter, method, dataset, subject, ...rest] = payload.split(separator);
  if (version !== layout || !method || !dataset || !subject) return null;
  const provenance = { method, dataset };
  if (letter === crowdLetter) {
    const [city, batch] = rest;
    return {
      kind: "crowd",
      ...provenance,
      role: subject,
      city: city || null,
      batch: Number(batch),
    };
  }
  if (letter === companyLetter) {
    const [rank] = rest;
    return { kind: "company", ...provenance, company: subject, rank: rank ? Number(rank) : null };
  }
  const statistic = statisticKinds.find((known) => statisticLetters[known] === letter);
  if (statistic) {
    const [detail] = rest;
    return { kind: statistic, ...provenance, subject, ...(detail === undefined ? {} : { detail }) };
  }
  const [city, level, year, quarter, detail] = rest;
  const experience = storedLevels[Number(level)];
  const kind = dataPointKinds.find((known) => estimateLetters[known] === letter);
  if (!kind || !experience) return null;
  const basis: Basis = method.endsWith(paritySuffix) ? "price_parity" : "local";
  return {
    kind,
    dataset,
    method: basis === "local" ? method : method.slice(0, -paritySuffix.length),
    role: subject,
    city: city || null,
    basis,
    level: experience,
    quarter: { year: Number(year), quarter: Number(quarter) },
    ...(detail === undefined ? {} : { detail }),
  };
}
