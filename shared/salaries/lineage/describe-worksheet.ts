import { operations } from "#shared/figures/worksheet/operations.ts";
import type { Worksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { Dataset } from "#shared/reference/records.ts";
import type { LineageData } from "./lineage.response.ts";
import { describeSource, referencePeriod, sourceOfCell } from "./source-row.ts";

type Described = Pick<LineageData, "sources" | "parameters" | "operations" | "steps">;

/** A worksheet as lineage returns it: every value with its source, every step with its formula. */
export function describeWorksheet(dataset: Dataset, worksheet: Worksheet): Described {
  return {
    sources: [...worksheet.cells].map(([id, cell]) => ({
      id,
      ...describeSource(dataset, sourceOfCell(dataset, cell)),
      key: cell.key,
      column: cell.column,
      value: cell.value,
      reference_date: cell.referenceDate ?? referencePeriod(dataset, cell.sourceId),
    })),
    parameters: [...worksheet.parameters.values()],
    operations: formulas(worksheet),
    steps: [...worksheet.steps.values()],
  };
}

function formulas({ steps }: Worksheet): Record<string, string> {
  const used = new Set([...steps.values()].map((step) => step.operation));
  return Object.fromEntries([...used].sort().map((name) => [name, operations[name].formula]));
}
