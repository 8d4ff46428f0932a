import { ApiError } from "../../../core/errors.ts";

/**
 * What a verb finds wrong with the fields of a form, by field; `form` for what is no field's.
 *
 * @throws the error itself if it is none of these.
 * @example
 * const made = await writeAsOwner(c, session, (context) => createKey(context, key)).catch(faultsOf);
 * if ("faults" in made) return makeKeyPage({ values, errors: made.faults });
 */
export function faultsOf(error: unknown): { faults: Record<string, string> } {
  if (!(error instanceof ApiError) || error.code !== "parameter_missing") throw error;
  const { fields = [{ field: "form", message: error.message }] } = error.details;
  return { faults: Object.fromEntries(fields.map(({ field, message }) => [field, message])) };
}
