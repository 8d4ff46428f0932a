import type { NoData } from "../../contracts/expansions.ts";
import type { SalaryContext } from "../context.ts";

/** The answer of an engine whose records the dataset version does not hold. */
export function noData(records: string): (context: SalaryContext) => NoData {
  return ({ reference }) => ({
    status: "no_data",
    reason: `Dataset version ${reference.dataset.version} holds no records of ${records}.`,
    records: [],
  });
}
