/** The data of the views in a chat: figures as the operations returned them, none of them computed here. */

import type { Band, Estimate } from "#shared/contract/estimate.response.ts";
import type { ExperienceLevel } from "#shared/contract/salary-fields.ts";
import type { EstimatedPercentiles } from "#shared/figures/percentiles.ts";
import type { Funnel } from "#shared/pipeline/funnel/funnel.response.ts";

/** The role and place whose pay is drawn. */
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
  distribution: EstimatedPercentiles;
  estimate: Pick<Estimate, "confidence_lower" | "confidence_upper">;
  /** Null if no median is published. */
  observed: { median: number | null } | null;
  /** Present if an offer is placed in the distribution. */
  offer?: { min: number; max: number };
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
