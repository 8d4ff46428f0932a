/**
 * Calls like those of a service with many callers: first calls that are never repeated, so that
 * every response is computed; then calls with a Zipf distribution, some of which repeat.
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

/** Arbitrary, but fixed, so that every run draws the same calls. */
const seed = 20_261_122;
/** Time for a fresh isolate to compile its code. */
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
