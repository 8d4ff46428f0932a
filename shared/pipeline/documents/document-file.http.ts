/** Documents of jobs as files: received, put into their bucket, and sent. */
import type { Context, MiddlewareHandler } from "hono";
import type { DocumentKind } from "#schema/documents.ts";
import type { Upload } from "#shared/accounts/app/app-upload.http.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import { toHex } from "#shared/core/bytes/hex.ts";
import type { Write } from "#shared/db/transaction.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { maxBodyBytes, readBodyAtMost } from "#shared/middleware/request/body.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import { whileHeld } from "#shared/middleware/request/held-bytes.ts";
import { matchesEtag } from "#shared/middleware/response/send.ts";
import { writePipeline } from "../contexts/owner-pipeline.http.ts";
import { writeContext } from "../contexts/pipeline-context.http.ts";
import type { ReadContext, WriteContext } from "../records/context.ts";
import { type CheckedFile, identifyFile } from "./identify-file.ts";
import { readDocument } from "./read-documents.ts";
import {
  createDocument,
  type DocumentContext,
  type StoredFile,
  storeFile,
} from "./write-documents.ts";

/**
 * Reads a body that is a file into `c.var.body`. Its bytes count as a large body until the response. For a replay,
 * its hash stands for it.
 */
export function parseFile({
  maxBodyBytes: maxBytes = maxBodyBytes,
}: Endpoint): MiddlewareHandler<AppEnv> {
  return async function parseFile(c, next) {
    const { caller } = c.var;
    if (!caller) throw new Error("an operation that takes a file has no caller");
    await whileHeld({ pool: "large", caller: caller.accountId }, async (held) => {
      const file = await checkFile(await readBodyAtMost(c.req.raw, maxBytes, { held }));
      c.set("body", file);
      c.set("bodyText", file.sha256);
      await next();
    });
  };
}

/** @throws ApiError `unsupported_media_type`, `parameter_missing`. */
async function checkFile(bytes: Uint8Array<ArrayBuffer>): Promise<CheckedFile> {
  const content = await identifyFile(bytes);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return { bytes, content, sha256: toHex(new Uint8Array(digest)) };
}

const stored = new WeakMap<CheckedFile, Promise<StoredFile>>();

/** The context of the verb that adds a document, for an operation. */
export function documentContext(c: Context<AppEnv>, write: Write): DocumentContext {
  return withBucket(c, writeContext(c, write));
}

/**
 * Adds a file that was uploaded on a page to a job.
 *
 * @throws ApiError as `createDocument` and {@link checkFile}.
 */
export async function addUpload(
  c: Context<AppEnv>,
  session: AccountSession,
  jobId: string,
  { file, kind }: { file: NonNullable<Upload["file"]>; kind: DocumentKind },
): Promise<void> {
  // A copy: the bucket would keep the whole form for its file.
  const checked = await checkFile(file.bytes.slice());
  const details = { kind, name: file.name };
  await writePipeline(c, session, (context) =>
    createDocument(withBucket(c, context), jobId, details, checked),
  );
}

/** A write that runs again does not put its file again. */
function withBucket(c: Context<AppEnv>, context: WriteContext): DocumentContext {
  const { now, caller } = context;
  const storing = { db: openDatabase(c), now, userId: caller.accountId };
  return {
    ...context,
    store(file) {
      const place = stored.get(file) ?? storeFile(storing, c.env.DOCUMENTS, file);
      stored.set(file, place);
      return place;
    },
  };
}

/**
 * Sends the file of a document. Browsers save it; one that showed it all the same would run nothing of it.
 *
 * @throws ApiError `record_not_found`.
 */
export async function sendDocument(
  c: Context<AppEnv>,
  context: ReadContext,
  ids: { jobId: string; id: string },
): Promise<Response> {
  const bucket = c.env.DOCUMENTS;
  const { name, mediaType, sha256, open } = await readDocument(context, bucket, ids);
  const etag = `"${sha256}"`;
  const headers = {
    ETag: etag,
    "Cache-Control": "private, no-cache",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
  };
  if (matchesEtag(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
  const file = await open();
  return c.body(file.body, 200, {
    ...headers,
    "Content-Type": mediaType,
    "Content-Disposition": attachment(name),
  });
}

/** The name twice: in ASCII, and for those who know RFC 8187 as it is. */
function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/g, "_").replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
