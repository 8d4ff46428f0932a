import { dollars } from "#shared/core/format.ts";
import { hourly } from "#shared/figures/paid-by-hour.ts";
import { ChartTools, chartToolAssets } from "#shared/html/charts/chart-tools.tsx";
import { Breadcrumbs } from "#shared/html/components/breadcrumbs.tsx";
import { Evidence } from "#shared/html/components/evidence.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import type { NegotiateData } from "../negotiate/negotiate.response.ts";
import { CounterOfferAdvice } from "../offers-page/counter-offer.page.tsx";
import { oneOf } from "../subject/job-words.ts";
import { whereName } from "../subject/subject-name.ts";
import type { EvaluateData } from "./evaluate.response.ts";
import {
  ChangeForm,
  type EvaluateErrors,
  EvaluateForm,
  type EvaluateValues,
} from "./evaluate-form.page.tsx";
import { ForBoth } from "./for-both.page.tsx";
import { verdictIn } from "./headline.ts";
import { SaveEvaluation } from "./save-panel.page.tsx";
import {
  Facts,
  HowSure,
  isRange,
  OfferChart,
  Reasons,
  VerdictSentence,
} from "./verdict-parts.page.tsx";

/** What a person typed, and what came of it. */
export interface Evaluated {
  values: EvaluateValues;
  errors?: EvaluateErrors;
  result: EvaluateData | null;
  /** What to ask for; null for a range. */
  negotiation?: NegotiateData | null;
  /** Whether people in the job are paid by the hour, or this offer is. */
  isHourly?: boolean;
  /** Why the pay is compared with that of another city than the place that was typed. */
  note?: string | null;
}

/** "Is this pay fair?": the form, what is wrong with it, and the verdict once it is complete. */
export function evaluatePage(evaluated: Evaluated): Page {
  const { values, errors = {}, result } = evaluated;
  if (result) return verdictPage({ ...evaluated, result });
  return {
    ...common,
    title: "Is this pay fair?",
    status: Object.keys(errors).length > 0 ? 400 : 200,
    kind: "figure",
    body: (
      <>
        <h1>Is this pay fair?</h1>
        <p class="lead">
          An offer or a posted range, compared with what the job pays there with your experience.
          Nothing you enter is stored.
        </p>
        <EvaluateForm values={values} errors={errors} />
      </>
    ),
  };
}

const common = {
  description:
    "Compare an offer or a posted range with what the job pays there: a verdict in a sentence, how sure it is, and what to ask for.",
  canonical: "/evaluate",
  modules: ["lookup.js", "copy.js", "drag-offer.js", chartToolAssets.module],
  policy: chartToolAssets.policy,
};

function verdictPage(evaluated: Evaluated & { result: EvaluateData }): Page {
  const { result } = evaluated;
  const pay = payWords(result, evaluated.values);
  return {
    ...common,
    title: `${pay} for ${oneOf(result.role.title)} in ${whereName(result)}: ${verdictIn(result.headline)}`,
    kind: "figure",
    body: <Verdict {...evaluated} pay={pay} />,
  };
}

/** The pay as it was typed, so that people know it again. */
function payWords({ offer: { min, max } }: EvaluateData, { period }: EvaluateValues): string {
  const [write, suffix] = period === "hourly" ? [hourly, " an hour"] : [dollars, ""];
  return (min === max ? write(min) : `${write(min)} to ${write(max)}`) + suffix;
}

/** Path and query of the page, whose amounts a person has typed there. */
function pathOf(values: EvaluateValues): string {
  return `/evaluate?${new URLSearchParams({ ...values })}`;
}

function Verdict({
  values,
  errors = {},
  result,
  negotiation = null,
  isHourly = false,
  note,
  pay,
}: Evaluated & { result: EvaluateData; pay: string }): Markup {
  const { pathname, search } = new URL(result.page_url);
  return (
    <>
      <Breadcrumbs
        steps={[{ name: `${result.role.title} in ${whereName(result)}`, path: pathname + search }]}
        current="Your offer"
      />
      <h1 class="question">
        Is {pay} {isRange(result) ? "fair pay" : "a fair offer"}?
      </h1>
      <p class={`answer ${result.below_minimum ? "below" : result.verdict}`}>
        <VerdictSentence result={result} />
      </p>
      {note && <p class="next">{note}</p>}
      <Facts result={result} negotiation={negotiation} isHourly={isHourly} period={values.period} />
      <div class="split">
        <div>
          <OfferChart result={result} isHourly={isHourly}>
            <ChartTools
              chart="the offer among others"
              files={{ path: pathOf(values) }}
              cite="#cite"
              call="/docs/api/offers#evaluateOffer"
            />
          </OfferChart>
          <p class="tools">
            <a href={pathname + search}>The whole figure, its table and its sources</a>
          </p>
          <HowSure result={result} />
          <Reasons result={result} />
          <Evidence assumptions={result.assumptions} citation={result.citation} />
        </div>
        <div class="side">
          <SaveEvaluation result={result} values={values} />
          <ChangeForm values={values} errors={errors} />
          <section class="panel" aria-labelledby="second">
            <h2 id="second">Have a second offer?</h2>
            <SecondOffer result={result} values={values} />
          </section>
        </div>
      </div>
      {isRange(result) && <ForBoth result={result} period={values.period} />}
      {negotiation && (
        <div class="section">
          <CounterOfferAdvice
            label="the employer"
            negotiation={negotiation}
            isHourly={isHourly}
            hasAmounts={false}
          />
        </div>
      )}
    </>
  );
}

/** Leads to the comparison with this offer filled in; amounts are sent in the body, so that no address has them. */
function SecondOffer({
  result,
  values: { city, min, period, exp },
}: {
  result: EvaluateData;
  values: EvaluateValues;
}): Markup {
  // A range is no offer, and taxes need a city.
  if (isRange(result) || city === "") {
    return (
      <p>
        <a href="/offers">Compare them after tax and prices</a>
      </p>
    );
  }
  const first = { role1: result.role.title, city1: city, base1: min, period1: period, exp };
  return (
    <form action="/offers#offers" method="post" aria-labelledby="second">
      {Object.entries(first).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <button class="btn" type="submit">
        Compare after tax and prices
      </button>
    </form>
  );
}

/** The verdict on the pay of a job that is kept, in short. */
export function Evaluation({
  result,
  isHourly = false,
  offerName,
}: {
  result: EvaluateData;
  isHourly?: boolean;
  /** What the pay is to the reader, if it is no offer yet. */
  offerName?: string | undefined;
}): Markup {
  const { pathname, search } = new URL(result.page_url);
  return (
    <section
      class={`verdict ${result.below_minimum ? "below" : result.verdict}`}
      aria-labelledby="verdict"
    >
      <h2 id="verdict">
        <VerdictSentence result={result} isAdvised={false} />
      </h2>
      <OfferChart result={result} isHourly={isHourly} offerName={offerName} />
      <p class="tools">
        <a href={pathname + search}>See the whole figure</a>
      </p>
      <HowSure result={result} />
      <Reasons result={result} />
      <Evidence assumptions={result.assumptions} citation={result.citation} />
    </section>
  );
}
