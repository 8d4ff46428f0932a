import { payWords } from "#shared/contract/pay-words.ts";
import type { ChartFile } from "#shared/html/charts/chart-file.tsx";
import { ChartTools, chartToolAssets } from "#shared/html/charts/chart-tools.tsx";
import { Copyable } from "#shared/html/components/copyable.tsx";
import { Evidence } from "#shared/html/components/evidence.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { HowSure, OfferChart, verdictFile } from "../evaluate/verdict-parts.page.tsx";
import type { CheckPostingData, LawAsked, SuggestedRange } from "./check-posting.response.ts";
import { PostingForm } from "./posting-form.page.tsx";
import type { CheckedPosting } from "./posting-typed.page.ts";
import { Findings, whatWasRead } from "./what-was-read.page.tsx";

/** "Is this posting honest?": the form, and what a posting says about pay. */
export function postingPage({ values, errors, result }: CheckedPosting): Page {
  return {
    title: "Is this posting honest?",
    description:
      "Check what a job posting says about pay: its range against what the job pays there, and what the law of the place asks a posting for.",
    canonical: "/posting",
    kind: "figure",
    status: Object.keys(errors).length > 0 ? 400 : 200,
    modules: ["lookup.js", "copy.js", ...(result ? [chartToolAssets.module] : [])],
    policy: chartToolAssets.policy,
    body: result ? (
      <>
        <h1 class="question">Is this posting honest about pay?</h1>
        <Checked result={result} />
        <section class="section" aria-labelledby="another">
          <h2 id="another">Change it, or check another</h2>
          <PostingForm values={values} errors={errors} />
        </section>
      </>
    ) : (
      <>
        <h1>Is this posting honest about pay?</h1>
        <p class="lead">
          What a job posting says about pay, compared with what the job pays there and with what the
          law of the place asks for. Paste it, give its link, or type a range that you mean to post.
          Nothing you enter is stored.
        </p>
        <PostingForm values={values} errors={errors} />
      </>
    ),
  };
}

function Checked({ result }: { result: CheckPostingData }): Markup {
  const { evaluation, posting, law, findings } = result;
  const isHourly = isByHour(result);
  return (
    <>
      <p class={`answer ${toneOf(result)}`}>{result.headline}</p>
      <p class="next">{whatWasRead(result)}</p>
      {evaluation && (
        <OfferChart result={evaluation} isHourly={isHourly}>
          <ChartTools
            chart="the range among others"
            files={{ form: "posting" }}
            cite="#cite"
            call="/docs/api/offers#checkPosting"
          />
        </OfferChart>
      )}
      <section class="section" aria-labelledby="findings">
        <h2 id="findings">What stands out</h2>
        <Findings findings={findings} />
      </section>
      {evaluation && <HowSure result={evaluation} />}
      <section class="section" aria-labelledby="law">
        <h2 id="law">What the law asks for</h2>
        {law.length === 0 ? (
          <p>
            {posting.location === null
              ? "The posting names no place, so no law is named."
              : "We know of no law of that place that asks for pay in a posting."}
          </p>
        ) : (
          <ul class="reasons">
            {law.map((one) => (
              <Law law={one} />
            ))}
          </ul>
        )}
        <p class="hint">This is not legal advice. The table of laws is of 23 November 2026.</p>
      </section>
      <ForEmployer result={result} />
      <Evidence assumptions={result.assumptions} citation={result.citation} />
    </>
  );
}

function isByHour({ posting, suggested_range }: CheckPostingData): boolean {
  return posting.period === "hourly" || suggested_range?.period === "hourly";
}

/** The chart as a file; null where the posting names no whole range. */
export function postingFile({ result }: CheckedPosting): ChartFile | null {
  return result?.evaluation ? verdictFile(result.evaluation, isByHour(result)) : null;
}

/** The color of the answer: a posting that names no whole range is not judged. */
function toneOf({ evaluation }: CheckPostingData): string {
  if (!evaluation) return "cannot_tell";
  return evaluation.below_minimum ? "below" : evaluation.verdict;
}

function Law({ law }: { law: LawAsked }): Markup {
  const {
    jurisdiction,
    asks,
    found,
    in_force,
    applies,
    covers,
    statute,
    effective_date,
    url,
    doubt,
  } = law;
  return (
    <li>
      <strong>{jurisdiction}.</strong>{" "}
      {applies === "remote" && "If the work may be done from there: "}
      {asks} {found !== null && `Here: ${found} `}
      {!in_force && `It takes effect on ${effective_date}, so it does not count yet. `}
      <small>
        {covers === null ? "Whom it covers was not found. " : `It covers ${covers}. `}
        {effective_date !== null && in_force && `Since ${effective_date}. `}
        {url === null ? statute : <a href={url}>{statute}</a>}. {doubt}
      </small>
    </li>
  );
}

function ForEmployer({ result }: { result: CheckPostingData }): Markup | null {
  const { suggested_range, disclosure } = result;
  if (disclosure === null) return null;
  return (
    <section class="section" aria-labelledby="employer">
      <h2 id="employer">If you are posting it</h2>
      {suggested_range && <p>{rangeSentence(suggested_range)}</p>}
      <Copyable label="Copy the disclosure" isNamed>
        <blockquote class="letter">
          <p>{disclosure}</p>
        </blockquote>
      </Copyable>
    </section>
  );
}

function rangeSentence(range: SuggestedRange): string {
  const { low, high, period, confidence_level, confidence_lower, confidence_upper } = range;
  const words = payWords({ min: low, max: high, period });
  const interval = payWords({ min: confidence_lower, max: confidence_upper, period });
  return `A range that people in this job would recognize is ${words}: the middle half of what they are paid. What is typical is itself uncertain; with ${Math.round(confidence_level * 100)}% confidence it is ${interval}.`;
}
