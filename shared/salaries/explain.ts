import type { Estimate } from "../contracts/estimate.ts";
import { assumptions } from "./assumptions.ts";
import { citation } from "./citation.ts";
import type { SalaryContext } from "./context.ts";
import type { DataPoint } from "./data-point-id.ts";
import type { Figures } from "./estimate.ts";
import { toEstimate } from "./to-estimate.ts";

/** A figure made afresh, as the lineage answer tells it. */
export interface Explanation {
  result: Estimate;
  citation: string;
  assumptions: string[];
  /** Put before the names of the steps that make the result's figures. */
  prefix: string;
}

type Explain = (
  figures: Figures,
  point: DataPoint,
  context: Pick<SalaryContext, "secrets" | "site">,
) => Promise<Explanation | null>;

/**
 * How each kind of figure follows from the estimate of its role, city, level and
 * quarter. What it adds to the sum it adds to the estimate's sheet. Null where
 * the id's detail is none of the kind's.
 */
export const explainers: Readonly<Record<DataPoint["kind"], Explain>> = {
  async estimate(figures, _point, { secrets, site }) {
    const result = await toEstimate(figures, secrets.dataPointKey);
    return {
      result,
      citation: citation(figures, result, site.origin),
      assumptions: assumptions(figures),
      prefix: "",
    };
  },
};
