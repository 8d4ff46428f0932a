/**
 * Calls as they come to a service of many callers: first calls of which none is
 * ever repeated, so that every answer is computed; then calls that are spread as
 * people's are, where some repeat by themselves.
 */
import { readLiveVersion } from "../../shared/reference/read-dataset.ts";
import { lastCompletedQuarter } from "../../shared/salaries/figures/quarter.ts";
import type { BenchService } from "./bench-service.ts";
import type { Caller } from "./callers.ts";
import { drawCalls } from "./draw/calls.ts";
import { rankCatalog } from "./draw/catalog.ts";
import { chooseByPopularity, chooseOnce } from "./draw/choices.ts";
import { listOperations } from "./draw/operations.ts";
import { authorization, ok, type Row } from "./row.ts";

/** Any number would do; the same draws in every run are what matters. */
const seed = 20_261_122;
/** An isolate that nothing has been asked of yet compiles its code meanwhile. */
const warmUpMs = 1_500;

export async function listDrawnRows(
  { db, dataPointKey }: Pick<BenchService, "db" | "dataPointKey">,
  caller: Caller,
): Promise<Row[]> {
  const [catalog, dataset] = await Promise.all([rankCatalog(db), readLiveVersion(db)]);
  const quarter = lastCompletedQuarter(Date.now());
  const operations = listOperations(catalog, { dataset: dataset ?? "", quarter, dataPointKey });
  const common = {
    target: null,
    load: { paths: [], headers: authorization(caller.key), expected: ok, warmUpMs },
    warm: false,
  };
  return operations.flatMap(({ name, counts, toPath }): Row[] => [
    {
      ...common,
      name: `\`${name}\`, never repeated`,
      worker: `${name}-once`,
      drawn: drawCalls(chooseOnce(counts, seed), toPath),
      hits: { atMost: 0 },
    },
    {
      ...common,
      name: `\`${name}\`, Zipf`,
      worker: `${name}-zipf`,
      drawn: drawCalls(chooseByPopularity(counts, seed), toPath),
    },
  ]);
}
