import type { EvaluateData } from "../../contracts/responses/evaluate.ts";
import type { Verdict } from "../../contracts/responses/verdict.ts";
import { percent } from "../../core/format.ts";
import { salaryPage } from "../../salaries/page-url.ts";
import { DistributionChart } from "../charts/distribution.tsx";
import { Evidence } from "../components/evidence.tsx";
import type { Markup, Page } from "../page.ts";
import { type EvaluateErrors, EvaluateForm, type EvaluateValues } from "./evaluate-form.tsx";
import { offerMark } from "./offer-mark.ts";

const headings: Readonly<Record<Verdict, string>> = {
  below: "Below what this job usually pays",
  within: "Within what this job usually pays",
  above: "Above what this job usually pays",
  cannot_tell: "The data cannot tell",
};

/** "Is this pay fair?": the form, what is wrong with it, and the verdict once it is complete. */
export function evaluatePage({
  values,
  errors = {},
  result,
}: {
  values: EvaluateValues;
  errors?: EvaluateErrors;
  result: EvaluateData | null;
}): Page {
  const isRefused = Object.keys(errors).length > 0;
  return {
    title: "Is this pay fair?",
    description:
      "Compare an offer or a posted range with what the job pays there: a verdict with its probability, and the published wage.",
    canonical: "/evaluate",
    kind: "wide",
    status: isRefused ? 400 : 200,
    modules: ["lookup.js", "copy.js"],
    body: (
      <>
        <h1>Is this pay fair?</h1>
        <p class="lead">
          An offer or a posted range, compared with what the job pays there at your level. Nothing
          you enter is stored.
        </p>
        <EvaluateForm values={values} errors={errors} />
        {result && <Evaluation result={result} />}
      </>
    ),
  };
}

/** The verdict on an offer, with its reasons and its place in the distribution. */
export function Evaluation({ result }: { result: EvaluateData }): Markup {
  const { role, city, experience, estimate, observed, offer, distribution } = result;
  const where = city ? `${city.name}, ${city.state}` : "the United States";
  const subject = `${role.title} in ${where}, ${experience.level} level`;
  const figure = salaryPage({ role: role.slug, city: city?.slug, exp: experience.level });
  return (
    <section class={`verdict ${result.verdict}`} aria-labelledby="verdict">
      <h2 id="verdict">{headings[result.verdict]}</h2>
      <p class="note">
        {subject}. <a href={figure}>See the whole figure</a>
      </p>
      <ul class="reasons">
        {result.reasons.map((reason) => (
          <li>{reason}</li>
        ))}
      </ul>
      <Probabilities probabilities={result.probabilities} />
      <DistributionChart
        subject={subject}
        distribution={distribution}
        interval={{ lower: estimate.confidence_lower, upper: estimate.confidence_upper }}
        published={observed?.median ?? null}
        amount={offerMark(offer)}
      />
      <Evidence assumptions={result.assumptions} citation={result.citation} />
    </section>
  );
}

/** How likely the offer is in each part of the distribution, as a table with bars. */
function Probabilities({
  probabilities,
}: {
  probabilities: EvaluateData["probabilities"];
}): Markup {
  const rows = [
    ["Below the middle half", probabilities.below],
    ["Within the middle half", probabilities.within],
    ["Above the middle half", probabilities.above],
  ] as const;
  return (
    <table class="probabilities">
      <caption>How likely, given how uncertain the estimate is</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr>
            <th scope="row">{name}</th>
            <td class="number">{value === null ? "not known" : likelihood(value)}</td>
            <td class="bar" aria-hidden="true">
              {value !== null && <meter min={0} max={1} value={value} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** No probability rounds to certainty. */
function likelihood(value: number): string {
  if (value < 0.005) return "under 1%";
  return value > 0.995 ? "over 99%" : percent(value, 0);
}
