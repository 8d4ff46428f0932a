import type { Context, Hono } from "hono";
import { ApiError } from "#shared/core/errors.ts";
import { isWellFormedText } from "#shared/core/well-formed.ts";
import { refusedFormPage } from "#shared/html/error-page.tsx";
import type { AppEnv } from "#shared/middleware/env.ts";
import { notUtf8, readBodyAtMost } from "#shared/middleware/request/body.ts";
import {
  type BodyShare,
  type HeldBytes,
  whileHeld,
} from "#shared/middleware/request/held-bytes.ts";
import { readMultipart } from "#shared/middleware/request/multipart.ts";
import { malformedField } from "#shared/middleware/request/url.ts";
import { checkParams } from "#shared/middleware/steps/parse-query.ts";
import type { AccountSession } from "../sessions/session.ts";
import {
  type AppRoute,
  emptyApp,
  gates,
  hasFormToken,
  type Shown,
  sendShown,
} from "./app-page.http.ts";
import { sessionOf } from "./require-session.http.ts";
import { sendPrivatePage } from "./send-app-page.http.tsx";

interface AppUploadRoute extends AppRoute {
  /** The largest body. */
  maxBytes: number;
  /** The page with the form. */
  show(c: Context<AppEnv>, session: AccountSession): Shown;
  submit(c: Context<AppEnv>, session: AccountSession, upload: Upload): Shown;
  /** The page with the form again, if the upload is refused: it is too large, for example. */
  refuse(c: Context<AppEnv>, session: AccountSession, error: ApiError, upload?: Upload): Shown;
}

/** Statuses of an upload that can succeed with another file, or later. */
const correctable: ReadonlySet<number> = new Set([400, 408, 409, 413, 415, 429, 503]);

/**
 * A page with a form that uploads a file (`multipart/form-data`), otherwise like `appForm`. The
 * bytes of its body count as a large one until the response.
 */
export function appUpload(route: AppUploadRoute): Hono<AppEnv> {
  const { path, maxBytes, show, submit, refuse } = route;
  return emptyApp(path)
    .get(path, ...gates(route), checkParams(route), async (c) =>
      sendShown(c, await show(c, sessionOf(c))),
    )
    .post(path, ...gates(route), checkParams(route), async (c) => {
      const session = sessionOf(c);
      const share: BodyShare = { pool: "large", caller: session.account.id };
      let upload: Upload | undefined;
      try {
        return await whileHeld(share, async (held) => {
          upload = await readUpload(c.req.raw, maxBytes, held);
          const isOwn = await hasFormToken(c, session.id, upload.fields);
          if (!isOwn) return sendPrivatePage(c, refusedFormPage());
          return sendShown(c, await submit(c, session, upload));
        });
      } catch (error) {
        if (!(error instanceof ApiError) || !correctable.has(error.row.status)) throw error;
        const { afterSeconds } = error.details;
        if (afterSeconds !== undefined) c.header("Retry-After", String(afterSeconds));
        return await sendShown(c, await refuse(c, session, error, upload));
      }
    });
}

/** A form with a file. */
export interface Upload {
  fields: Readonly<Record<string, string>>;
  /** Null if none was chosen. */
  file: { name: string; bytes: Uint8Array<ArrayBuffer> } | null;
}

const maxNameLength = 200;

/**
 * Reads the body of a form with at most one file.
 *
 * @param held counts its bytes, which the caller releases.
 * @throws ApiError `unsupported_media_type`, `parameter_missing` for a body that is malformed, and what
 * `readAtMost` throws.
 */
async function readUpload(request: Request, maxBytes: number, held: HeldBytes): Promise<Upload> {
  const body = await readBodyAtMost(request, maxBytes, { held });
  const parts = readMultipart(body, request.headers.get("content-type") ?? "");
  const fields: Record<string, string> = Object.create(null);
  let file: Upload["file"] = null;
  for (const { name, filename, bytes } of parts) {
    // A browser sends a field of files without one as a file without a name.
    if (filename === null) fields[name] = textOf(name, bytes);
    else if (filename !== "" || bytes.length > 0) file = { name: nameOf(filename), bytes };
  }
  return { fields, file };
}

function textOf(name: string, bytes: Uint8Array): string {
  const text = decode(bytes);
  if (!isWellFormedText(text)) throw malformedField(name);
  return text;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch (cause) {
    throw notUtf8(cause);
  }
}

function nameOf(filename: string): string {
  return filename.replace(/[\p{Cc}\p{Cs}]/gu, "").slice(0, maxNameLength);
}
