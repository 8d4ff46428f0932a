import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";

/** An event that Wrangler reports for programs, one object a line. */
const Report = z.object({
  type: z.string(),
  /** Present in the report of a deployment. */
  version_id: z.string().nullish(),
  /** Present in the report of a failure: the platform's code, and the request that failed. */
  code: z.union([z.number(), z.string()]).nullish(),
  message: z.string().nullish(),
});
export type WranglerReport = z.output<typeof Report>;

export function readReports(file: string): WranglerReport[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.flatMap((line) => Report.safeParse(JSON.parse(line)).data ?? []);
}
