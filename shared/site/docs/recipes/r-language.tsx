import type { Markup } from "#shared/html/page.ts";
import { RecipeCode } from "./recipe-code.tsx";

export function RLanguage(): Markup {
  return (
    <>
      <p>
        With the package jsonlite, and <code>SALARY_KEY</code> and <code>BASE_URL</code> in the
        environment:
      </p>
      <RecipeCode file="pay.R" />
    </>
  );
}
