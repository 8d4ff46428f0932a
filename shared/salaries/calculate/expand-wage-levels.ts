import type { EstimateInput } from "../figures/estimate.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { listWageLevels } from "../wage-levels/list-wage-levels.ts";
import type { WageLevels } from "../wage-levels/wage-levels.response.ts";

/** The prevailing wages for work visas of the role's occupation there. */
export function expandWageLevels({ secrets }: SalaryContext, input: EstimateInput): WageLevels {
  return listWageLevels(input, secrets.dataPointKey);
}
