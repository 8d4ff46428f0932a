import { ApiError } from "#shared/core/errors.ts";

/** The same error for an id that never existed, was deleted, or belongs to another account. */
export function notFound(record: string, id: string, param = "id"): ApiError {
  return new ApiError("record_not_found", {
    message: `This account has no ${record} with the id ${id.slice(0, 64)}.`,
    param,
    clarification: `Which ${record} is meant? Its id is in the list.`,
  });
}
