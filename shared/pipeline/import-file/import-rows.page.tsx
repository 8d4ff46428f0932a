import type { LeftOutGroup, LeftOutRows, PreviewedRow } from "#schema/import-files.ts";
import { grouped, listing } from "#shared/core/format.ts";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup } from "#shared/html/page.ts";
import { DayOf } from "#shared/html/times.tsx";
import { importLists } from "../imports/transfer.request.ts";
import { payOfJob } from "../jobs/job-pay.ts";
import { listWords, problemInWords } from "./import-view.ts";

/** The first rows of a table as the jobs that they would become. */
export function FirstRows({
  rows,
  total,
}: {
  rows: readonly PreviewedRow[];
  total: number;
}): Markup {
  return (
    <section>
      <h2>{total > rows.length ? `The first ${rows.length} rows` : "The rows"}</h2>
      <ScrollArea label="The first rows">
        <table class="import-rows">
          <thead>
            <tr>
              {["Row", "Company", "Job title", "Status", "Location", "Pay", "Applied"].map(
                (name) => (
                  <th scope="col">{name}</th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row {...row} />
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}

function Row({ row, job, problems, isKnown }: PreviewedRow): Markup {
  if (job === null) {
    return (
      <tr class="refused">
        <th scope="row">{row}</th>
        <td colspan={6}>{problems.map(problemInWords).join(" ")}</td>
      </tr>
    );
  }
  const { company, title, status, location, appliedAt, payInNotes } = job;
  return (
    <tr>
      <th scope="row">{row}</th>
      <td>{company}</td>
      <td>
        {title}
        {isKnown && <span class="badge">you have it</span>}
      </td>
      <td>{inWords(status)}</td>
      <td>{location}</td>
      <td>
        {payInNotes ? (
          <>
            {payInNotes} <span class="badge">in the notes</span>
          </>
        ) : (
          payOfJob(job)
        )}
      </td>
      <td>{appliedAt !== null && <DayOf at={appliedAt} />}</td>
    </tr>
  );
}

/** Rows that are not imported, and why; nothing if there are none. */
export function LeftOut({
  heading,
  rows: { groups, moreGroups },
  jobs,
}: {
  heading: string;
  rows: LeftOutRows;
  /** Names by their ids. */
  jobs: ReadonlyMap<string, string>;
}): Markup | null {
  if (groups.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul>
        {groups.map((same) => (
          <Reason rows={same} jobs={jobs} />
        ))}
      </ul>
      {moreGroups > 0 && <p class="note">{`And ${grouped(moreGroups)} more.`}</p>}
    </section>
  );
}

function Reason({
  rows: { rows, count, problems, jobId, list, part },
  jobs,
}: {
  rows: LeftOutGroup;
  jobs: ReadonlyMap<string, string>;
}): Markup {
  const numbers = rows.map(String);
  const others = count - rows.length;
  const named = listing(others > 0 ? [...numbers, `${grouped(others)} more`] : numbers);
  const what = list === undefined ? (count > 1 ? "rows" : "row") : recordWord(list);
  return (
    <li>
      {`${inWords(part === undefined ? what : `part ${part}, ${what}`)} ${named}: `}
      {jobId ? (
        <a href={`/app/jobs/${jobId}`}>{jobs.get(jobId) ?? "a job that was deleted"}</a>
      ) : (
        problems.map(problemInWords).join(" ")
      )}
    </li>
  );
}

/** The word for one record of a list. */
function recordWord(list: string): string {
  const known = importLists.find((one) => one === list);
  return known === undefined ? list : listWords[known][0];
}
