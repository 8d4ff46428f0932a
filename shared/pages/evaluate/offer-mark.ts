import { dollars } from "../../core/format.ts";

/** An offer as a chart marks it. */
export function offerMark({ midpoint }: { midpoint: number }): { value: number; label: string } {
  return { value: midpoint, label: `Offer ${dollars(midpoint)}` };
}
