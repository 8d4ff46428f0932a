import type { JobDetail } from "../../../contracts/responses/pipeline/job.ts";
import { dollars } from "../../../core/format.ts";
import type { CounterOffer as Answer } from "../../../pipeline/counter-offer.ts";
import { CounterOffer } from "../../offers/counter-offer.tsx";
import type { Markup } from "../../page.ts";

/** What to answer to the offer of a job, or what is missing to know it. */
export function OfferAnswer({
  job: { id, company, salaryMin, salaryMax },
  counter,
}: {
  job: JobDetail;
  counter: Answer | null;
}): Markup {
  const isRange = salaryMin && salaryMax && salaryMin !== salaryMax;
  if (counter === null) {
    return (
      <section>
        <h2>What to write to {company}</h2>
        <p>
          <a href={`/app/jobs/${id}/edit#salaryMin`}>Add the base pay that is offered, in USD</a>,
          and the job to compare it with: then a counter-offer is drafted here.
        </p>
      </section>
    );
  }
  return (
    <>
      <CounterOffer label={company} negotiation={counter.negotiation} />
      <p class="note">
        {isRange
          ? `For a base of ${dollars(counter.base)}, the middle of the range. Put the base that is offered into both fields of the pay to answer to that. `
          : `For a base of ${dollars(counter.base)}. `}
        <a href="/offers">Compare offers after tax</a>
      </p>
    </>
  );
}
