import { levelParameters, servedLevel } from "#shared/contract/levels.ts";
import { openClient } from "#shared/html/components/client-sample.ts";
import {
  type CodeExample,
  CodeSamples,
  Copyable,
  WithIds,
} from "#shared/html/components/copyable.tsx";
import type { Markup } from "#shared/html/page.ts";
import { salaryPath } from "../subject/paths.ts";
import type { Overview } from "./overview.ts";

/** The citation to copy, and the same figure by program. */
export function UseElsewhere({ figure, origin }: { figure: Overview; origin: string }): Markup {
  return (
    <section class="section later" aria-labelledby="use">
      <h2 id="use">Quote it, or get it by program</h2>
      <div id="cite">
        <Copyable label="Copy the citation">
          <blockquote class="quote">
            <WithIds text={figure.citation} />
          </blockquote>
        </Copyable>
      </div>
      <p>
        With a key of the <a href="/docs">API</a>, in the environment as <code>SALARY_KEY</code>; in
        TypeScript with <a href="/docs/client">the client</a>:
      </p>
      <CodeSamples group="samples" samples={samples(figure, origin)} />
      <p>
        Or <a href={widgetPath(figure)}>show it on your own page</a>.
      </p>
    </section>
  );
}

/** The page with the code that shows the figure elsewhere. */
export function widgetPath({ role, city, asked, experience }: Overview): string {
  const place = city ? `&city=${asked ?? city.slug}` : "";
  return `/widget?role=${role.slug}${place}&exp=${experience.level}`;
}

function samples(figure: Overview, origin: string): CodeExample[] {
  const { role, city, asked, experience, basis } = figure;
  const { level } = experience;
  const query = { role: role.slug, city: asked ?? city?.slug, basis, exp: level };
  // The widget's figures include the levels' estimates if there is no city.
  const path = city ? salaryPath("calculate", query) : salaryPath("widget", { role: role.slug });
  const url = `${origin}${path}`;
  const median = city ? "data.estimate.median" : `experienceBands.${level}.median`;
  const keys = median.split(".");
  return [
    { name: "curl", code: `curl -H "Authorization: Bearer $SALARY_KEY" \\\n  '${url}'` },
    {
      name: "TypeScript",
      code: typescript(figure, origin),
    },
    {
      name: "Python",
      code: `import json, os, urllib.request

request = urllib.request.Request(
    "${url}",
    headers={"Authorization": f"Bearer {os.environ['SALARY_KEY']}"},
)
with urllib.request.urlopen(request) as response:
    answer = json.load(response)
print(answer${keys.map((key) => `["${key}"]`).join("")})`,
    },
    {
      name: "Google Sheets",
      // The page itself: it needs no key, and Google's servers call it once an hour at most.
      code: `=IMPORTXML("${figure.pageUrl}", "//data[@id='median']/@value")`,
    },
  ];
}

function typescript({ role, city, asked, experience, basis }: Overview, origin: string): string {
  const given = city
    ? {
        role: role.slug,
        city: asked ?? city.slug,
        ...levelParameters(servedLevel(experience)),
        basis,
      }
    : { role: role.slug };
  const args = Object.entries(given).map(([name, value]) => `  ${name}: "${value}",`);
  const [method, median] = city
    ? ["calculate", "estimate.median"]
    : ["widget", `experienceBands.${experience.level}.median`];
  return [
    ...openClient("salary", origin, "SALARY_KEY"),
    `const { data } = await salary.salaries.${method}({`,
    ...args,
    "});",
    `console.log(data.${median});`,
  ].join("\n");
}
