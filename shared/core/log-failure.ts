import { describeCause } from "./describe-cause.ts";

/**
 * Logs an error as one line of JSON.
 *
 * @param where what failed, without any data of the caller.
 */
export function logFailure(
  where: Readonly<Record<string, string | undefined>>,
  cause: unknown,
): void {
  console.error(JSON.stringify({ level: "error", ...where, cause: describeCause(cause) }));
}
