import { ApiError } from "#shared/core/errors.ts";

/**
 * Returns the errors that a verb finds in the fields of a form, by field; `form` is for those that
 * concern no field.
 *
 * @throws the error itself if it is none of these.
 * @example
 * const made = await writeAsOwner(c, session, (context) => createKey(context, key)).catch(faultsOf);
 * if ("faults" in made) return makeKeyPage({ values, errors: made.faults });
 */
export function readFaults(error: unknown): { faults: Record<string, string> } {
  if (!(error instanceof ApiError) || error.code !== "parameter_missing") throw error;
  const { fields = [{ field: "form", message: error.message }] } = error.details;
  return { faults: Object.fromEntries(fields.map(({ field, message }) => [field, message])) };
}
