import type { Markup } from "#shared/html/page.ts";
import { RecipeCode } from "./recipe-code.tsx";
import { recipePath } from "./recipe-names.ts";

export function Pandas(): Markup {
  return (
    <>
      <p>
        With the <a href={recipePath("python")}>Python client</a> next to it, and{" "}
        <code>SALARY_KEY</code> and <code>BASE_URL</code> in the environment:
      </p>
      <RecipeCode file="pandas_pay.py" />
      <p>
        All roles and cities at once are <a href="/docs/data">files</a>, which cost no call for each
        figure. An estimate that has no source for a field has <code>None</code> there, which pandas
        shows as a gap: do not fill it with a guess.
      </p>
    </>
  );
}
