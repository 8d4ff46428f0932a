import { CodeSample } from "#shared/html/components/copyable.tsx";
import type { Markup } from "#shared/html/page.ts";
import { RecipeCode } from "./recipe-code.tsx";

export function PythonRecipe({ origin }: { origin: string }): Markup {
  return (
    <>
      <p>
        <a href="/compensation_intelligence.py">The file</a> is typed, documented, and needs nothing
        but Python's own library. Its methods are made from the{" "}
        <a href="/openapi.json">OpenAPI document</a>. In the environment: <code>SALARY_KEY</code>,{" "}
        <code>PIPELINE_TOKEN</code>, <code>WEBHOOK_SECRET</code>, and the address of this service as{" "}
        <code>BASE_URL</code>.
      </p>
      <CodeSample label="the command" code={`curl -O ${origin}/compensation_intelligence.py`} />
      <RecipeCode file="python_salaries.py" />
      <RecipeCode file="python_jobs.py" />
      <RecipeCode file="python_receiver.py" />
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
