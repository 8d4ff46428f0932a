import { ApiError } from "#shared/core/errors.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { CalculateData } from "./calculate.response.ts";
import { calculate } from "./calculate.ts";
import type { BatchItem } from "./calculate-batch.request.ts";

/** Roles that one call of the database reads; all calls are sent at a time. */
const rolesPerRead = 20;

type ItemResult = { data: CalculateData } | { error: ApiError };
export type BatchResult = { index: number } & ItemResult;

/**
 * Estimates the pay of several pairs of a role and a city, each like {@link calculate} without
 * expansions. An item whose role or city does not exist has an error; the others have their figures.
 *
 * @returns also the estimate whose date and method those of the response are: the first one.
 * @throws {ApiError} `dependency_unavailable`.
 */
export async function calculateBatch(
  context: SalaryContext,
  items: readonly BatchItem[],
): Promise<{ results: BatchResult[]; estimate: CalculateData["estimate"] | undefined }> {
  const slugs = [...new Set(items.map(({ role }) => role))];
  const reads: Promise<unknown>[] = [context.reference.citySlugs()];
  for (let first = 0; first < slugs.length; first += rolesPerRead) {
    reads.push(context.reference.rolesInCity(slugs.slice(first, first + rolesPerRead), null));
  }
  await Promise.all(reads);
  const results: BatchResult[] = [];
  for (const [index, item] of items.entries()) {
    results.push({ index, ...(await calculateItem(context, item)) });
  }
  const first = results.find((result) => "data" in result);
  return { results, estimate: first?.data.estimate };
}

async function calculateItem(context: SalaryContext, item: BatchItem): Promise<ItemResult> {
  try {
    return { data: await calculate(context, { ...item, expand: [] }) };
  } catch (error) {
    if (error instanceof ApiError && error.row.status === 404) return { error };
    throw error;
  }
}
