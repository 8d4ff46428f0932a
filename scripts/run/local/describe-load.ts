import type { LoadResult } from "#seeds/load/index.ts";

/** Describes the loader's result in one line. */
export function describeLoad(result: LoadResult, milliseconds: number): string {
  const { version, outcome, rows } = result;
  if (outcome === "already-live") return `Data ${version} is already live.`;
  if (outcome === "switched") return `Data ${version} was in the database and is live again.`;
  if (outcome === "staged") {
    return `Data ${version} is in the database and not live. Make it live with: npm run db:load -- --use ${version}`;
  }
  const seconds = (milliseconds / 1_000).toFixed(1);
  return `Data ${version} is live: ${rows.toLocaleString("en-US")} rows in ${seconds} s.`;
}
