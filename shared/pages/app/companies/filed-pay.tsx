import { dollars, grouped } from "../../../core/format.ts";
import type { CompanyMemory } from "../../../pipeline/companies/pipeline-companies.response.ts";
import type { Markup } from "../../page.ts";

/** Occupations that are shown; the employer's own page has the others. */
const shown = 3;

/** What an employer has filed, in a section of a job's page. */
export function FiledPay({ filings }: { filings: NonNullable<CompanyMemory["filings"]> }): Markup {
  return (
    <section aria-labelledby="filed">
      <h2 id="filed">What {filings.name} has filed</h2>
      <FiledLines filings={filings} />
    </section>
  );
}

/** The newer filings by occupation, or else the older ones; never both as one. */
export function FiledLines({
  filings: { slug, recent, filedPay },
}: {
  filings: NonNullable<CompanyMemory["filings"]>;
}): Markup {
  return (
    <>
      {recent.occupations.length > 0 ? (
        <ul class="plain">
          {recent.occupations.slice(0, shown).map(({ title, filings, median }) => (
            <li>
              {title}: {dollars(median)}{" "}
              <span class="note">
                {grouped(filings)} {filings === 1 ? "filing" : "filings"}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        filedPay.median !== null && (
          <p>
            {dollars(filedPay.median)} in the middle of {grouped(filedPay.filings)} filings
          </p>
        )
      )}
      <p class="note">
        Base pay a year as filed for workers on visas,{" "}
        {recent.occupations.length > 0 ? recent.period : filedPay.period}: the lower end of the
        offer, not everybody’s pay. <a href={`/companies/${slug}`}>All that it filed</a>
      </p>
    </>
  );
}
