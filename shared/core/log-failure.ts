import { describeCause } from "./describe-cause.ts";

/** Writes a failure into the log, as a line of JSON. @param where what failed, without anything that is the caller's. */
export function logFailure(
  where: Readonly<Record<string, string | undefined>>,
  cause: unknown,
): void {
  console.error(JSON.stringify({ level: "error", ...where, cause: describeCause(cause) }));
}
