import type { Markup } from "#shared/html/page.ts";
import { RecipeCode } from "./recipe-code.tsx";

export function GitHubActions(): Markup {
  return (
    <>
      <p>
        A repository that has job postings in <code>postings.csv</code> checks them in each pull
        request: a range that is below what the job pays there fails. Save it as{" "}
        <code>.github/workflows/pay.yml</code>, and set the variable <code>BASE_URL</code> and the
        secret <code>SALARY_KEY</code> of the repository.
      </p>
      <RecipeCode file="github-actions.yml" />
      <p>
        <code>cannot_tell</code> passes: the data do not support a verdict with a probability of at
        least 0.8.
      </p>
    </>
  );
}
