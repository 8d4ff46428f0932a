import { ApiError } from "../core/errors.ts";

/** The same for an id that never was, was deleted, or is another account's. */
export function notFound(record: string, id: string, param = "id"): ApiError {
  return new ApiError("record_not_found", {
    message: `There is no ${record} with the id ${id.slice(0, 64)} in this account.`,
    param,
    clarification: `Which ${record} is meant? Take its id from the list.`,
  });
}
