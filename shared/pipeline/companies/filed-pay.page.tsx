import { dollars, grouped } from "#shared/core/format.ts";
import type { Markup } from "#shared/html/page.ts";
import type { CompanyMemory } from "./pipeline-companies.response.ts";

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
  const occupations = oneOfEach(recent.occupations).slice(0, shown);
  const survey = occupations.find((own) => own.survey)?.survey;
  return (
    <>
      {occupations.length > 0 ? (
        <ul class="plain">
          {occupations.map((own) => (
            <li>
              {own.title}: {dollars(own.median)}{" "}
              <span class="note">{comparedWith(own, recent.occupations)}</span>
            </li>
          ))}
        </ul>
      ) : (
        filedPay.median !== null && (
          <p>
            {dollars(filedPay.median)}, the median of {grouped(filedPay.filings)} filings, whatever
            the job
          </p>
        )
      )}
      <p class="note">
        Base pay a year as filed for workers on visas,{" "}
        {occupations.length > 0 ? recent.period : filedPay.period}: the lower end of the offer, not
        everybody’s pay.{" "}
        {survey && `All workers: the national median, survey of ${survey.referencePeriod}. `}
        <a href={`/companies/${slug}`}>All that it filed</a>
      </p>
    </>
  );
}

type Occupation = NonNullable<CompanyMemory["filings"]>["recent"]["occupations"][number];

/** Where several of the employer's names file for one occupation, keeps the name with the most filings. */
function oneOfEach(occupations: readonly Occupation[]): Occupation[] {
  return [...Map.groupBy(occupations, ({ title }) => title).values()].flatMap(([most]) =>
    most ? [most] : [],
  );
}

/** `1,972 filings; all workers $135,980` */
function comparedWith(
  { title, employer, filings, survey }: Occupation,
  all: readonly Occupation[],
): string {
  const isShared = all.some((other) => other.title === title && other.employer !== employer);
  return `${grouped(filings)} filings${isShared ? ` of ${employer}` : ""}${survey ? `; all workers ${dollars(survey.median)}` : ""}`;
}
