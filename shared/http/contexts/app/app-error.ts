import type { Context } from "hono";
import { findSessionEnded } from "#shared/accounts/sessions/session-guard.ts";
import { refusedFormPage } from "#shared/html/refused-form.tsx";
import type { AppEnv } from "#shared/http/env.ts";
import { renderPageError } from "../pages/page-error.tsx";
import { sendPrivatePage } from "./send-app-page.tsx";

/** Sends an error of a page where the session's cookie counts: a form of a session that ended is refused. */
export function renderAppError(error: Error, c: Context<AppEnv>): Promise<Response> {
  if (findSessionEnded(error)) return sendPrivatePage(c, refusedFormPage());
  return renderPageError(error, c);
}
