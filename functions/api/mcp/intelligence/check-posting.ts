import { keyOrToken, salaryPost } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { protectedAs } from "#shared/mcp/protected-as.http.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import {
  CheckPostingBody,
  CheckPostingQuery,
  maxPostingBytes,
} from "#shared/salaries/posting/check-posting.request.ts";
import { checkPosting } from "#shared/salaries/posting/check-posting.ts";
import { postingCheckContext } from "#shared/salaries/posting/posting-check-context.http.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";

export default salaryPost({
  operationId: "lookUpPosting",
  method: "post",
  path: "/api/mcp/intelligence/check-posting",
  summary: "Check the pay of a job posting",
  description:
    "The same as `check-posting` of the Salary Data API: what a posting says about pay, how that compares, and what the law of its place asks a posting for.",
  access: keyOrToken("free", "intelligence:read"),
  ...protectedAs("/api/mcp"),
  params: NoParams,
  query: CheckPostingQuery,
  body: CheckPostingBody,
  maxBodyBytes: maxPostingBytes,
  errors: ["dependency_unavailable"],
  begin: beginReference,
  async handle(c, _query, body) {
    const context = await postingCheckContext(c);
    const data = await checkPosting(context, body);
    return { data, ...attribute(data.evaluation?.estimate, context) };
  },
});
