import type { Context } from "hono";
import { makeFormToken } from "#shared/accounts/sessions/form-token.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import type { AppEnv } from "#shared/http/env.ts";

/** The token that every form of this session carries (`<FormToken>`). */
export function formTokenFor(c: Context<AppEnv>, { id }: AccountSession): Promise<string> {
  return makeFormToken(c.env.SECRETS_KEY, id);
}
