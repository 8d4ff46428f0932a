import type { Context } from "hono";
import { ApiError } from "#shared/core/errors.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { maxSignInBytes, readFormBody } from "#shared/middleware/request/body.ts";
import { bodyShareOf } from "#shared/middleware/request/held-bytes.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { type AccountSession, makeFormToken } from "../sessions/session.ts";

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

/** The token that every form of this session carries (`<FormToken>`). */
export function formTokenFor(c: Context<AppEnv>, { id }: AccountSession): Promise<string> {
  return makeFormToken(c.env.SECRETS_KEY, id);
}

/**
 * Whether a form was sent from a page of this site. Every browser names the origin of a POST, so
 * that one without it is refused too; `hono/csrf` would accept `Sec-Fetch-Site` in its place, and
 * looks at forms only.
 */
export function isFromThisSite(c: Context<AppEnv>): boolean {
  return c.req.header("origin") === siteOrigin(c);
}
