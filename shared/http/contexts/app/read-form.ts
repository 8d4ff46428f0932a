import type { Context } from "hono";
import type { AppEnv } from "../../env.ts";
import { readFormBody } from "../../request/form-body.ts";

/** Bytes of a form's body. */
const maxFormBytes = 64_000;

/** The fields of a form; one that is sent several times, as checkboxes are, is a list. */
export type FormFields = Readonly<Record<string, string | string[]>>;

/**
 * Reads the body of a form.
 *
 * @throws ApiError `unsupported_media_type`, `payload_too_large`, `parameter_missing` for text that
 * is not well-formed.
 */
export async function readFormFields(c: Context<AppEnv>): Promise<FormFields> {
  const fields: Record<string, string | string[]> = Object.create(null);
  const kind = c.get("ownerId") === undefined ? "anonymous" : "ordinary";
  for (const [name, text] of await readFormBody(c.req.raw, maxFormBytes, kind)) {
    const before = fields[name];
    // In place: a body has room for 30,000 of one name, and a copy for each took ten seconds.
    if (Array.isArray(before)) before.push(text);
    else fields[name] = before === undefined ? text : [before, text];
  }
  return fields;
}
