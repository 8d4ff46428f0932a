import { ApiError } from "#shared/core/errors.ts";

/** @throws ApiError `parameter_missing` if `to` is before `from`. */
export function requireOrdered(from: number | undefined, to: number | undefined): void {
  if (from === undefined || to === undefined || from <= to) return;
  const [start, end] = [from, to].map((time) => new Date(time).toISOString());
  throw new ApiError("parameter_missing", {
    message: `The parameter to (${end}) is before the parameter from (${start}). Allowed: a date or instant that is not before from.`,
    param: "to",
    clarification: "Which period is meant?",
  });
}
