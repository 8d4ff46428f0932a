import { ApiError } from "../core/errors.ts";

/** Why a cursor cannot be used: it is none of this service, or of another list. */
export type CursorFault = "garbled" | "foreign";

const problems: Readonly<Record<CursorFault, string>> = {
  garbled: "is not a cursor of this service",
  foreign:
    "is a cursor of another list: one with other filters, another sort or order, or figures that have since been replaced",
};

interface CursorHelp {
  /** Where a right one is found. */
  source: string;
  /** One that can be used in the same call, with what it returns; null if there is no row to start from. */
  example: { cursor: string; returns: string } | null;
}

/** The error for a cursor that cannot be used. */
export function cursorError(
  param: string,
  fault: CursorFault,
  { source, example }: CursorHelp,
): ApiError {
  const shown = example ? `; for example ${param}=${example.cursor}, for ${example.returns}` : "";
  return new ApiError("parameter_missing", {
    message: `The parameter ${param} ${problems[fault]}. Allowed: ${source}${shown}.`,
    param,
    clarification: `Which page should follow? Omit ${param} for the first page${shown}.`,
  });
}
