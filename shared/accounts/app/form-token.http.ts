import type { Context } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { makeFormToken } from "../sessions/form-token.ts";
import type { AccountSession } from "../sessions/session.ts";

/** The token that every form of this session carries (`<FormToken>`). */
export function formTokenFor(c: Context<AppEnv>, { id }: AccountSession): Promise<string> {
  return makeFormToken(c.env.SECRETS_KEY, id);
}
