import { CodeSample } from "../../components/copyable.tsx";
import type { Markup } from "../../page.ts";

export function PythonRecipe({ origin }: { origin: string }): Markup {
  return (
    <>
      <p>
        Copy <code>sdk/python/compensation_intelligence.py</code> of the project into yours. It is
        typed, documented, and needs nothing but Python's own library. Its methods are made from the{" "}
        <a href="/openapi.json">OpenAPI document</a>.
      </p>
      <CodeSample
        label="the first call"
        code={`import os
from compensation_intelligence import NotFoundError, PipelineClient, SalaryClient

client = SalaryClient(os.environ["SALARY_KEY"], base_url="${origin}")
answer = client.salaries.calculate(role="software-engineer", city="austin", exp="senior")
print(answer.data["estimate"]["median"], answer.data["citation"])
print(answer.rate_limits.remaining, answer.request_id)

for role in client.roles.search(q="nurse", max_rows=50):  # gets pages as they are needed
    print(role["slug"], role["national_median"])

try:
    client.salaries.calculate(role="sofware-engineer", city="austin")
except NotFoundError as error:
    print(error.code, error.param, error, error.suggestions)`}
      />
      <CodeSample
        label="the job search"
        code={`pipeline = PipelineClient(os.environ["PIPELINE_TOKEN"], base_url="${origin}")
job = pipeline.jobs.create(company="Acme", title="Data Engineer", status="saved")
pipeline.jobs.update(job.data["id"], notes="Call back", if_match=job.etag)
pipeline.jobs.update_status(job.data["id"], status="applied")
for job in pipeline.jobs.list(status=["saved", "applied"]):
    print(job["company"], job["title"])`}
      />
      <CodeSample
        label="a receiver of webhooks"
        code={`from compensation_intelligence import WebhookVerificationError, verify_webhook

def receive(raw_body, headers):  # in any web framework
    try:
        event = verify_webhook(raw_body, headers, os.environ["WEBHOOK_SECRET"])
    except WebhookVerificationError:
        return 400
    print(event["event"], event["data"]["id"])
    return 204`}
      />
      <p>
        Reads, and writes with an idempotency key (the client makes one), are repeated twice at most
        after 429, 502, 503, 504 or no answer, with the wait that <code>Retry-After</code> asks for;
        a wait of more than <code>max_retry_wait</code> seconds raises the error at once. In a
        change, <code>None</code> clears a field, and a field that is not named stays. Redirects are
        not followed.
      </p>
    </>
  );
}
