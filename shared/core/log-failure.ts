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
  console.error(describeFailure(where, cause));
}

/** The line that {@link logFailure} writes. */
export function describeFailure(
  where: Readonly<Record<string, string | undefined>>,
  cause: unknown,
): string {
  return JSON.stringify({ level: "error", ...where, cause: describeCause(cause) });
}
