import { payWords } from "#shared/contract/pay-words.ts";
import type { Markup } from "#shared/html/page.ts";
import { CounterOfferAdvice } from "#shared/salaries/offers-page/counter-offer.page.tsx";
import type { CounterOffer as Answer } from "../jobs/counter-offer.ts";
import type { JobDetail } from "../jobs/job.response.ts";

/** The advice for the offer of a job, or the details that are missing for it. */
export function OfferAnswer({
  job: { id, company, salaryMin, salaryMax, currency },
  counter,
}: {
  job: JobDetail;
  counter: Answer | null;
}): Markup {
  const base =
    counter && payWords({ min: counter.base.amount, max: null, period: counter.base.period });
  const isRange = salaryMin && salaryMax && salaryMin !== salaryMax;
  if (counter === null) {
    return (
      <section>
        <h2>What to write to {company}</h2>
        <p>
          <a href={`/app/jobs/${id}/edit#salaryMin`}>
            Add the base pay that is offered, in U.S. dollars
          </a>
          , and the job to compare it with: then a counter-offer is drafted here.
          {currency !== "USD" && ` Pay in ${currency} is not compared.`}
        </p>
      </section>
    );
  }
  return (
    <>
      <CounterOfferAdvice label={company} negotiation={counter.negotiation} />
      <p class="note">
        {isRange
          ? `For a base of ${base}, the middle of the range. Put the base that is offered into both fields of the pay to answer to that. `
          : `For a base of ${base}. `}
        <a href="/offers">Compare offers after tax</a>
      </p>
    </>
  );
}
