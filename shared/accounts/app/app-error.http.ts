import type { Context } from "hono";
import { refusedFormPage } from "#shared/html/error-page.tsx";
import { renderPageError } from "#shared/html/serve/page-error.http.tsx";
import type { AppEnv } from "#shared/middleware/env.ts";
import { findSessionEnded } from "../sessions/session-guard.ts";
import { sendPrivatePage } from "./send-app-page.http.tsx";

/** Sends an error of a page where the session's cookie counts: a form of a session that ended is refused. */
export function renderAppError(error: Error, c: Context<AppEnv>): Promise<Response> {
  if (findSessionEnded(error)) return sendPrivatePage(c, refusedFormPage());
  return renderPageError(error, c);
}
