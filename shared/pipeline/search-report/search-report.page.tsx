import { grouped } from "#shared/core/format.ts";
import { mediumDate } from "#shared/core/local-time.ts";
import { zoneInWords } from "#shared/html/app-forms/zone-field.tsx";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { Day } from "#shared/html/times.tsx";
import { maxReported, type ReportEntry, type SearchReport } from "./read-search-report.ts";
import { howInWords, resultInWords, whatWords } from "./report-words.ts";

interface SearchReportState {
  report: SearchReport;
  /** The name of the account; empty if it has none. */
  name: string;
  timeZone: string;
  now: number;
}

/** `/app/report`: applications, contacts and interviews of a period, to be printed or handed in. */
export function searchReportPage({ report, name, timeZone, now }: SearchReportState): Page {
  const { from, to, entries, isCut } = report;
  return {
    title: "Report of your search",
    styles: ["job.css"],
    body: (
      <>
        <p class="lead">
          {name === "" ? "" : `${name}: `}
          {totals(entries)} from {inDate(from)} to {inDate(to)}.
        </p>
        <PeriodForm from={from} to={to} isCut={isCut} />
        {isCut && (
          <p class="caution">
            The period has more than {grouped(maxReported)} entries of one kind, and these are the
            earliest. Choose a shorter one for a whole report.
          </p>
        )}
        {entries.length > 0 && <Entries entries={entries} />}
        <p class="note">
          Made on <Day at={now} /> from what was recorded in the job search. Dates are in the time
          zone {zoneInWords(timeZone)}. Results are those of that day. What is still planned, and
          notes, are not in it.
        </p>
      </>
    ),
  };
}

function PeriodForm({ from, to, isCut }: Pick<SearchReport, "from" | "to" | "isCut">): Markup {
  return (
    <form class="filters" method="get" action="/app/report">
      <TextField name="from" label="From" type="date" value={from} />
      <TextField name="to" label="To" type="date" value={to} />
      <button type="submit">Show</button>
      {!isCut && (
        <button class="quiet" type="submit" name="as" value="csv">
          Download as CSV
        </button>
      )}
      <p class="note">To print it or save it as PDF, use the print command of your browser.</p>
    </form>
  );
}

function Entries({ entries }: Pick<SearchReport, "entries">): Markup {
  return (
    <ScrollArea label="Entries of the report">
      <table class="report">
        <thead>
          <tr>
            {["Date", "What", "Where", "Job", "How", "Result"].map((heading) => (
              <th scope="col">{heading}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr>
              <td>
                <time datetime={entry.date}>{inDate(entry.date)}</time>
              </td>
              <td>{whatWords[entry.what]}</td>
              <td>{[entry.company, entry.location].filter(Boolean).join(", ")}</td>
              <td>
                {entry.jobId === null ? (
                  entry.title
                ) : (
                  <a href={`/app/jobs/${entry.jobId}`}>{entry.title}</a>
                )}
              </td>
              <td>{howInWords(entry)}</td>
              <td>{resultInWords(entry)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** `12 applications, 1 contact and no interview` */
function totals(entries: readonly ReportEntry[]): string {
  const count = (what: ReportEntry["what"]) => {
    const total = entries.filter((entry) => entry.what === what).length;
    const name = whatWords[what].toLowerCase();
    return total === 0 ? `no ${name}` : `${grouped(total)} ${name}${total === 1 ? "" : "s"}`;
  };
  const text = `${count("application")}, ${count("contact")} and ${count("interview")}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function inDate(date: string): string {
  return mediumDate(Date.parse(date), "UTC");
}
