import type { Context } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { bodyShareOf } from "#shared/middleware/request/held-bytes.ts";
import { readPages } from "#shared/reading/postings/read-pages.http.ts";
import { salaryContext } from "../contexts/salary-context.http.ts";
import type { PostingCheckContext } from "./check-posting.ts";

/** The context of the check of a posting, whose link is read for the account or the address. */
export async function postingCheckContext(c: Context<AppEnv>): Promise<PostingCheckContext> {
  return { ...(await salaryContext(c)), fetchPage: readPages(c, bodyShareOf(c).caller) };
}
