import type { Context } from "hono";
import type { Write } from "../../../db/transaction.ts";
import { fetchPublic, type PublicRequest } from "../../../outbound/fetch-public.ts";
import { readSendingSettings, type SendingSettings } from "../../../outbound/settings.ts";
import type { PostingContext } from "../../../pipeline/postings/create-job-from-url.ts";
import type { WriteContext } from "../../../pipeline/records/context.ts";
import type { FetchedPage } from "../../../postings/read-posting.ts";
import type { AppEnv } from "../../env.ts";
import { whileHeld } from "../../request/held-bytes.ts";
import { writeContext } from "./pipeline-context.ts";

const pages = new WeakMap<Request, Map<string, Promise<FetchedPage>>>();

/**
 * Reads a page for an account, which may have two read at a time: a page that hangs takes eight seconds.
 *
 * @throws ApiError `rate_limit_exceeded` for a third, `dependency_unavailable` if the isolate has no
 * room for what arrives.
 */
export function fetchInTurn(
  request: PublicRequest,
  settings: SendingSettings,
  accountId: string,
): Promise<FetchedPage> {
  return whileHeld({ pool: "page", caller: accountId }, async (held) => {
    let refusal: unknown;
    const arrived = (bytes: number) => {
      try {
        held.add(bytes);
      } catch (error) {
        refusal = error;
        throw error;
      }
    };
    const page = await fetchPublic({ ...request, arrived }, settings);
    // The code that reads the page takes the refusal for a connection that broke off, so it is
    // thrown again here.
    if (refusal !== undefined) throw refusal;
    return page;
  });
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
      const page =
        known.get(request.url) ?? fetchInTurn(request, settings, context.caller.accountId);
      known.set(request.url, page);
      return page;
    },
  };
}
