/** What the views in a chat draw: figures as the operations returned them, none computed here. */
import type { ExperienceLevel } from "../../contracts/common.ts";
import type { Estimate } from "../../contracts/responses/estimate.ts";
import type { Funnel } from "../../contracts/responses/pipeline/funnel.ts";
import type { Band } from "../../contracts/responses/widget.ts";
import type { Percentiles } from "../../salaries/figures/percentiles.ts";

/** Whose pay it is. */
interface Subject {
  role: { title: string };
  /** Null for the nation. */
  city: { name: string; state: string } | null;
}

/** The sentence to quote with the figures. */
interface Quoted {
  citation: string;
}

export interface DistributionData extends Subject, Quoted {
  kind: "distribution";
  experience: { level: ExperienceLevel };
  distribution: Percentiles;
  estimate: Pick<Estimate, "confidence_lower" | "confidence_upper">;
  /** Null if no median is published. */
  observed: { median: number | null } | null;
  /** Present if an offer is placed in the distribution. */
  offer?: { midpoint: number };
}

export interface LevelsData extends Subject, Quoted {
  kind: "levels";
  levels: Readonly<Record<ExperienceLevel, Pick<Band, "p25" | "median" | "p75">>>;
}

export interface ComparisonData extends Partial<Quoted> {
  kind: "comparison";
  /** The role or city of each side, and what it pays at mid level. */
  sides: readonly { name: string; estimate: Pick<Estimate, "low" | "median" | "high"> }[];
}

export interface FunnelData {
  kind: "funnel";
  stages: readonly Pick<Funnel["stages"][number], "stage" | "reached" | "rate">[];
}

export type ChartData = DistributionData | LevelsData | ComparisonData | FunnelData;
