import { CodeSample } from "#shared/html/components/copyable.tsx";
import type { Markup } from "#shared/html/page.ts";
import { RecipeCode } from "./recipe-code.tsx";

export function GoogleSheets({ origin }: { origin: string }): Markup {
  return (
    <>
      <h2 id="formula">Without a key</h2>
      <p>
        A formula reads the median from the page of the figure. Google calls it once an hour at
        most:
      </p>
      <CodeSample
        label="the formula"
        code={`=IMPORTXML("${origin}/salaries/registered-nurse/austin?exp=senior", "//data[@id='median']/@value")`}
      />
      <p>
        Whole tables, such as a role in every city, come without a key from{" "}
        <a href="/docs/data#sheets">the files</a>.
      </p>
      <h2 id="function">With a key</h2>
      <p>
        Under Extensions, Apps Script, paste this function; under Project Settings, Script
        Properties, set <code>SALARY_KEY</code> to your key and <code>BASE_URL</code> to{" "}
        <code>{origin}</code>. Whoever edits the sheet can read both.
      </p>
      <RecipeCode file="google-sheets.gs" />
      <CodeSample label="the call" code='=PAY("registered-nurse", "austin", "senior")' />
      <p>It fills three cells: the median, and both ends of its 95% interval.</p>
    </>
  );
}
