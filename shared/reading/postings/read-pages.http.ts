import type { Context } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { whileHeld } from "#shared/middleware/request/held-bytes.ts";
import { fetchPublic, type PublicRequest } from "#shared/outbound/fetch-public.ts";
import { readSendingSettings, type SendingSettings } from "#shared/outbound/settings.ts";
import type { FetchedPage, FetchPage } from "./read-posting.ts";

const pages = new WeakMap<Request, Map<string, Promise<FetchedPage>>>();

/**
 * Reads a page for a caller, who may have two read at a time: a page that hangs takes eight seconds.
 *
 * @param caller the id of the account, else the address.
 * @throws ApiError `rate_limit_exceeded` for a third, `dependency_unavailable` if the isolate has no
 * room for what arrives.
 */
export function fetchInTurn(
  request: PublicRequest,
  settings: SendingSettings,
  caller: string,
): Promise<FetchedPage> {
  return whileHeld({ pool: "page", caller }, async (held) => {
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

/** Reads pages on the public Internet for the caller of a request, each once. */
export function readPages(c: Context<AppEnv>, caller: string): FetchPage {
  const known = pages.get(c.req.raw) ?? new Map<string, Promise<FetchedPage>>();
  pages.set(c.req.raw, known);
  return (request) => {
    const settings = readSendingSettings(c.env, new URL(c.req.url).origin);
    const page = known.get(request.url) ?? fetchInTurn(request, settings, caller);
    known.set(request.url, page);
    return page;
  };
}
