import type { Context, Hono } from "hono";
import type { AccountSession } from "../../../accounts/sessions/session.ts";
import { ApiError } from "../../../core/errors.ts";
import { refusedFormPage } from "../../../pages/app/refused-form-page.tsx";
import type { AppEnv } from "../../env.ts";
import { holdBytes } from "../../request/held-bytes.ts";
import { type AppRoute, emptyApp, gates, hasFormToken, type Shown, send } from "./app-page.ts";
import { readUpload, type Upload } from "./read-upload.ts";
import { sessionOf } from "./require-session.ts";
import { sendPrivatePage } from "./send-app-page.tsx";

export interface AppUploadRoute extends AppRoute {
  /** The largest body. */
  maxBytes: number;
  /** The page with the form. */
  show(c: Context<AppEnv>, session: AccountSession): Shown;
  submit(c: Context<AppEnv>, session: AccountSession, upload: Upload): Shown;
  /** The page with the form again, if the upload is refused: it is too large, for example. */
  refuse(c: Context<AppEnv>, session: AccountSession, error: ApiError, upload?: Upload): Shown;
}

/** What another upload can avoid, or a later one. */
const correctable: ReadonlySet<number> = new Set([400, 409, 413, 503]);

/**
 * A page with a form that uploads a file (`multipart/form-data`), otherwise like `appForm`. The
 * bytes of its body count as a large one until the response.
 */
export function appUpload(route: AppUploadRoute): Hono<AppEnv> {
  const { path, maxBytes, show, submit, refuse } = route;
  return emptyApp(path)
    .get(path, ...gates(route), async (c) => send(c, await show(c, sessionOf(c))))
    .post(path, ...gates(route), async (c) => {
      const session = sessionOf(c);
      const held = holdBytes("large");
      let upload: Upload | undefined;
      try {
        upload = await readUpload(c.req.raw, maxBytes, held);
        const isOwn = await hasFormToken(c, session.id, upload.fields);
        if (!isOwn) return await sendPrivatePage(c, refusedFormPage());
        return await send(c, await submit(c, session, upload));
      } catch (error) {
        if (!(error instanceof ApiError) || !correctable.has(error.row.status)) throw error;
        return await send(c, await refuse(c, session, error, upload));
      } finally {
        held.release();
      }
    });
}
