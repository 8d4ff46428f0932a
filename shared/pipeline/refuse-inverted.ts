import { ApiError } from "../core/errors.ts";

/** @throws ApiError `parameter_missing` for a window that ends before it begins. */
export function refuseInverted(from: number | undefined, to: number | undefined): void {
  if (from === undefined || to === undefined || from <= to) return;
  const [start, end] = [from, to].map((time) => new Date(time).toISOString());
  throw new ApiError("parameter_missing", {
    message: `The parameter to is ${end}, before from, which is ${start}. Allowed: a date or instant that is not before from.`,
    param: "to",
    clarification: "Which window is meant?",
  });
}
