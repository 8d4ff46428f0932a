import { key, salaryWrite } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { submissionsPerDay } from "#shared/salaries/crowd/count-submission.ts";
import { plausible } from "#shared/salaries/crowd/plausible.ts";
import { SubmitBody } from "#shared/salaries/crowd/submit.request.ts";
import { submit } from "#shared/salaries/crowd/submit.ts";
import { accountCreatedAt, submitter } from "#shared/salaries/crowd/submitter.http.ts";
import { minAgeHours } from "#shared/salaries/crowd/sufficient-age.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryWrite({
  operationId: "submitSalary",
  method: "post",
  path: "/api/v1/intelligence/salaries/submit",
  summary: "Submit your pay anonymously",
  description: `Accepts up to ${submissionsPerDay} pay submissions a day (UTC) for each account. A submission is stored with its month and with a keyed hash of the account that differs for every role and city, but without the account, the key or the day. Pay outside ${plausible.min} to ${plausible.max} times the estimate is held for review and is not included in any figure. Submissions of accounts that are less than ${minAgeHours} hours old do not count in the figures. After its first accepted submission, the account can read community-submitted pay.`,
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: NoQuery,
  body: SubmitBody,
  status: 201,
  anonymous: true,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  begin: beginReference,
  async handle(c, _query, body, write) {
    const context = await salaryContext(c);
    const db = openDatabase(c);
    const by = { submitter: submitter(c), accountCreatedAt: accountCreatedAt(c) };
    const data = await submit({ ...context, ...by, db, write }, body);
    return { data, status: 201, ...attribute(undefined, context) };
  },
});
