import type { Context } from "hono";
import type { Write } from "../../db/transaction.ts";
import type { WriteContext } from "../../pipeline/context.ts";
import type { PostingContext } from "../../pipeline/postings/create-job-from-url.ts";
import type { FetchedPage } from "../../pipeline/postings/read-posting.ts";
import { fetchPublic, type PublicRequest } from "../../webhooks/sending/fetch-public.ts";
import { readSendingSettings, type SendingSettings } from "../../webhooks/sending/settings.ts";
import type { AppEnv } from "../env.ts";
import { holdBytes } from "../request/held-bytes.ts";
import { writeContext } from "./pipeline-context.ts";

const pages = new WeakMap<Request, Map<string, Promise<FetchedPage>>>();

/**
 * Reads a page, if the isolate has room for it.
 *
 * @throws ApiError `dependency_unavailable`.
 */
export async function fetchInTurn(
  request: PublicRequest,
  settings: SendingSettings,
): Promise<FetchedPage> {
  const held = holdBytes("page");
  held.add(request.maxBytes);
  try {
    return await fetchPublic(request, settings);
  } finally {
    held.release();
  }
}

/** The context of the verb that adds a job by its link. */
export function postingContext(c: Context<AppEnv>, write: Write): PostingContext {
  return withPages(c, writeContext(c, write));
}

/** Lets a writing verb read pages on the public Internet. A write that runs again reads none again. */
export function withPages(c: Context<AppEnv>, context: WriteContext): PostingContext {
  const known = pages.get(c.req.raw) ?? new Map<string, Promise<FetchedPage>>();
  pages.set(c.req.raw, known);
  return {
    ...context,
    fetchPage(request) {
      const settings = readSendingSettings(c.env, new URL(c.req.url).origin);
      const page = known.get(request.url) ?? fetchInTurn(request, settings);
      known.set(request.url, page);
      return page;
    },
  };
}
