import type { Context } from "hono";
import type { Write } from "#shared/db/transaction.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { readPages } from "#shared/reading/postings/read-pages.http.ts";
import { writeContext } from "../contexts/pipeline-context.http.ts";
import type { WriteContext } from "../records/context.ts";
import type { PostingContext } from "./create-job-from-url.ts";

/** The context of the verb that adds a job by its link. */
export function postingContext(c: Context<AppEnv>, write: Write): PostingContext {
  return withPages(c, writeContext(c, write));
}

/** Lets a writing verb read pages on the public Internet. A write that runs again reads none again. */
export function withPages(c: Context<AppEnv>, context: WriteContext): PostingContext {
  return { ...context, fetchPage: readPages(c, context.caller.accountId) };
}
