import { ApiError } from "#shared/core/errors.ts";
import type { AccountSession } from "../sessions/session.ts";

/** @throws ApiError `endpoint_not_found`: to everybody else the page does not exist. */
export function requireOperator({ account }: AccountSession): void {
  if (account.isOperator) return;
  throw new ApiError("endpoint_not_found", { message: "There is no such page." });
}
