import { percent } from "#shared/core/format.ts";
import { ChartQuote, ChartTools } from "#shared/html/charts/chart-tools.tsx";
import { YearsChart } from "#shared/html/charts/years.tsx";
import type { Markup } from "#shared/html/page.ts";
import { jobWords } from "../subject/job-words.ts";
import { capitalized } from "./answer.page.tsx";
import { chartPath, chartUrl, yearsOf } from "./figure-charts.page.tsx";
import type { Overview } from "./overview.ts";

/**
 * What the survey has published for the occupation, year by year. Our own quarters are not drawn: since the
 * latest survey they grow by an assumption, and a line of assumptions reads as news.
 */
export function History({ figure }: { figure: Overview }): Markup | null {
  const { role, madeOf, chartCitations } = figure;
  const cite = chartCitations.years;
  const { subject, years } = yearsOf(figure);
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last || first === last) return null;
  const change = last.median / first.median - 1;
  const growth = madeOf?.factors.find(({ of }) => of === "growth")?.factor ?? 1;
  const by = percent(Math.abs(change), 0);
  return (
    <section aria-labelledby="by-year">
      <h2 id="by-year">
        {by === "0%"
          ? `As much as in May ${first.year}`
          : `${change > 0 ? "Up" : "Down"} ${by} from May ${first.year} to May ${last.year}`}
      </h2>
      <p class="next">
        {capitalized(jobWords(role.occupation.title))} in the nation, whatever their experience, as
        the government’s survey has published them. Prices rose, too: this is not adjusted for them.
      </p>
      <YearsChart subject={subject} years={years}>
        <ChartTools
          chart="pay by year"
          files={{ path: chartPath(figure, "years") }}
          {...(cite && { embed: "#cite-years-embed", cite: "#cite-years" })}
          call="/docs/api/estimates#getSalaryHistory"
        />
        {cite && (
          <ChartQuote
            id="cite-years"
            chart="pay by year"
            citation={cite}
            picture={{
              url: chartUrl(figure, "years"),
              alt: `Typical pay by year: ${subject}`,
              page: figure.pageUrl,
            }}
          />
        )}
      </YearsChart>
      {growth > 1 && (
        <p class="chart-note">
          No later survey is out. Our figure adds {percent(growth - 1, 1)} for the time since May{" "}
          {last.year}: how fast all jobs’ pay has grown, not a measurement of this one’s.
        </p>
      )}
    </section>
  );
}
