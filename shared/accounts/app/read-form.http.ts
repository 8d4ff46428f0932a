import type { Context } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { maxSignInBytes, readFormBody } from "#shared/middleware/request/body.ts";
import { bodyShareOf } from "#shared/middleware/request/held-bytes.ts";

/** Bytes of a form's body. */
const maxFormBytes = 64_000;

/** The fields of a form; one that is sent several times, as checkboxes are, is a list. */
export type FormFields = Readonly<Record<string, string | string[]>>;

/**
 * Reads the body of a form of the application.
 *
 * @throws ApiError what `readFormBody` throws.
 */
export async function readFormFields(
  c: Context<AppEnv>,
  maxBytes = maxFormBytes,
): Promise<FormFields> {
  return toFields(await readFormBody(c.req.raw, maxBytes, { share: bodyShareOf(c) }));
}

/** Reads the form of somebody who may not be signed in. */
export async function readSignInFields(c: Context<AppEnv>): Promise<FormFields> {
  const arrival = { share: bodyShareOf(c), refusesByLength: true };
  return toFields(await readFormBody(c.req.raw, maxSignInBytes, arrival));
}

function toFields(body: URLSearchParams): FormFields {
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const [name, text] of body) {
    const before = fields[name];
    // The list is extended in place: a body has room for 30,000 fields of one name, and a copy for
    // each took ten seconds.
    if (Array.isArray(before)) before.push(text);
    else fields[name] = before === undefined ? text : [before, text];
  }
  return fields;
}
