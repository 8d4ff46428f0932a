import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import { ApiError } from "#shared/core/errors.ts";

/** @throws ApiError `endpoint_not_found`: to everybody else the page does not exist. */
export function requireOperator({ account }: AccountSession): void {
  if (account.isOperator) return;
  throw new ApiError("endpoint_not_found", { message: "There is no such page." });
}
