import type { Context } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { NoParams } from "../contract/salary-fields.ts";
import {
  CheckPostingBody,
  CheckPostingQuery,
  maxPostingBytes,
} from "../salaries/posting/check-posting.request.ts";
import { checkPosting, type PostingCheckContext } from "../salaries/posting/check-posting.ts";
import { attribute } from "../salaries/subject/attribute.ts";
import { key, salaryPost } from "./define-operation.http.ts";

/**
 * Declares the check of a posting, which the service and the package have.
 *
 * @param contextOf opens its context: only the service reads links, so only it bundles what does.
 */
export function checkPostingOperation(
  contextOf: (c: Context<AppEnv>) => Promise<PostingCheckContext>,
) {
  return salaryPost({
    operationId: "checkPosting",
    method: "post",
    path: "/api/v1/intelligence/salaries/check-posting",
    summary: "Check the pay of a job posting",
    description:
      "Reads the base pay of a posting, typed, pasted as text or HTML, or behind a public link: which ends of a range it names, for what time, and apart from it what is not guaranteed. Returns how the pay compares with the estimate, the published wage and filed pay, each with its source; what the law of the place asks a posting for, with its statute and how certain that is; and for the employer a range to post and the disclosure to paste. Nothing is stored, and nothing is legal advice. A caller can have two links read at a time.",
    access: key("free", "intelligence:read"),
    params: NoParams,
    query: CheckPostingQuery,
    body: CheckPostingBody,
    maxBodyBytes: maxPostingBytes,
    errors: ["dependency_unavailable"],
    begin: beginReference,
    async handle(c, _query, body) {
      const context = await contextOf(c);
      const data = await checkPosting(context, body);
      return { data, ...attribute(data.evaluation?.estimate, context) };
    },
  });
}
