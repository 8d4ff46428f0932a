import type { Context } from "hono";
import type { AppEnv } from "#shared/http/env.ts";
import { bodyShareOf } from "#shared/http/request/body-share.ts";
import type { PostingCheckContext } from "#shared/salaries/posting/check-posting.ts";
import { readPages } from "../postings/read-pages.ts";
import { salaryContext } from "./salary-context.ts";

/** The context of the check of a posting, whose link is read for the account or the address. */
export async function postingCheckContext(c: Context<AppEnv>): Promise<PostingCheckContext> {
  return { ...(await salaryContext(c)), fetchPage: readPages(c, bodyShareOf(c).caller) };
}
