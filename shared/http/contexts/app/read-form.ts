import type { Context } from "hono";
import { ApiError } from "../../../core/errors.ts";
import { isWellFormedText, textRule } from "../../../core/well-formed.ts";
import type { AppEnv } from "../../env.ts";
import { readAtMost } from "../../request/body.ts";

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
  const type = c.req.header("content-type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) {
    throw new ApiError("unsupported_media_type", {
      message: "The form has to be sent as application/x-www-form-urlencoded.",
    });
  }
  const bytes = await readAtMost(c.req.raw, maxFormBytes);
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const [name, text] of new URLSearchParams(new TextDecoder().decode(bytes))) {
    if (!isWellFormedText(name) || !isWellFormedText(text)) throw malformed();
    const before = fields[name];
    fields[name] = before === undefined ? text : [before, text].flat();
  }
  return fields;
}

function malformed(): ApiError {
  return new ApiError("parameter_missing", {
    message: `A field of the form is not valid. Allowed: ${textRule}.`,
    clarification: "Which text should the field have?",
  });
}
