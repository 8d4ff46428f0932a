import type { NoData } from "../../contract/no-data.response.ts";
import type { SalaryContext } from "../subject/salary-context.ts";

/** The result of an expansion for which the dataset version has no records. */
export function noData(records: string): (context: SalaryContext) => NoData {
  return ({ reference }) => ({
    status: "no_data",
    reason: `Dataset version ${reference.dataset.version} has no records of ${records}.`,
    records: [],
  });
}
