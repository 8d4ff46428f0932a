import type { Estimate } from "#shared/contract/estimate.response.ts";
import type { Markup } from "../page.ts";
import { RangesChart } from "./ranges.tsx";

/** The middle halves of the two sides of a comparison. */
export function SideRanges({
  sides,
}: {
  sides: readonly { name: string; estimate: Pick<Estimate, "low" | "median" | "high"> }[];
}): Markup {
  return (
    <RangesChart
      id="ranges"
      title="Middle half of pay and median"
      above
      ranges={sides.map(({ name, estimate }) => ({
        name,
        p25: estimate.low,
        median: estimate.median,
        p75: estimate.high,
      }))}
    />
  );
}
