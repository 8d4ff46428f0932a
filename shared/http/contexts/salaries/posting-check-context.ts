import type { Context } from "hono";
import type { PostingCheckContext } from "../../../salaries/posting/check-posting.ts";
import type { AppEnv } from "../../env.ts";
import { bodyShareOf } from "../../request/body-share.ts";
import { readPages } from "../postings/read-pages.ts";
import { salaryContext } from "./salary-context.ts";

/** The context of the check of a posting, whose link is read for the account or the address. */
export async function postingCheckContext(c: Context<AppEnv>): Promise<PostingCheckContext> {
  return { ...(await salaryContext(c)), fetchPage: readPages(c, bodyShareOf(c).caller) };
}
