import { dollars, grouped, listing } from "../../../core/format.ts";
import type { CheckedRow } from "../../../pipeline/import-files/check-table.ts";
import { ScrollArea } from "../../components/scroll-area.tsx";
import type { Markup } from "../../page.ts";
import { Day } from "../times.tsx";
import { problemInWords } from "./import-view.ts";
import { inWords, payInWords } from "./words.ts";

const maxFirst = 8;

/** The first rows of a table as the jobs that they would become. */
export function FirstRows({ rows }: { rows: readonly CheckedRow[] }): Markup {
  return (
    <section>
      <h2>{rows.length > maxFirst ? `The first ${maxFirst} rows` : "The rows"}</h2>
      <ScrollArea label="The first rows">
        <table class="import-rows">
          <thead>
            <tr>
              {["Row", "Company", "Job title", "Status", "Location", "Yearly pay", "Applied"].map(
                (name) => (
                  <th scope="col">{name}</th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, maxFirst).map((row) => (
              <Row {...row} />
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}

function Row({ row, job, problems, knownId }: CheckedRow): Markup {
  if (job === null) {
    return (
      <tr class="refused">
        <th scope="row">{row}</th>
        <td colspan={6}>{problems.map(problemInWords).join(" ")}</td>
      </tr>
    );
  }
  const { company, title, location, salaryMin = null, salaryMax = null, currency = "USD" } = job;
  const history = job.statusHistory ?? [];
  const status = job.status ?? history.at(-1)?.status ?? "saved";
  const applied = history.find((move) => move.status === "applied")?.changedAt;
  return (
    <tr>
      <th scope="row">{row}</th>
      <td>{company}</td>
      <td>
        {title}
        {knownId !== null && <span class="badge">you have it</span>}
      </td>
      <td>{inWords(status)}</td>
      <td>{location}</td>
      <td>{payInWords({ salaryMin, salaryMax, currency }, dollars)}</td>
      <td>{applied !== undefined && <Day at={applied} />}</td>
    </tr>
  );
}

/** A row that is not imported: because of its problems, or since there is a job like it. */
interface UnusedRow {
  row: number;
  problems: readonly { field: string; message: string }[];
  jobId?: string | null;
  /** What kind of record it is, in an export. */
  list?: string;
}

const maxListed = 50;

/** Rows that are not imported, and why; nothing if there are none. */
export function LeftOut({
  heading,
  rows,
  jobs,
}: {
  heading: string;
  rows: readonly UnusedRow[];
  /** Names by their ids. */
  jobs: ReadonlyMap<string, string>;
}): Markup | null {
  if (rows.length === 0) return null;
  const groups = [...Map.groupBy(rows, reasonOf).values()];
  const more = groups.length - maxListed;
  return (
    <section>
      <h2>{heading}</h2>
      <ul>
        {groups.slice(0, maxListed).map((same) => (
          <Reason rows={same} jobs={jobs} />
        ))}
      </ul>
      {more > 0 && <p class="note">{`And ${grouped(more)} more.`}</p>}
    </section>
  );
}

/** Rows with the same reason are listed together. */
function reasonOf({ problems, jobId, list = "row" }: UnusedRow): string {
  return JSON.stringify([list, jobId, problems]);
}

/** Numbers of rows that are listed. */
const maxNumbers = 12;

function Reason({
  rows,
  jobs,
}: {
  rows: readonly UnusedRow[];
  jobs: ReadonlyMap<string, string>;
}): Markup | null {
  const [first] = rows;
  if (!first) return null;
  const { problems, jobId, list = "row" } = first;
  const numbers = rows.slice(0, maxNumbers).map(({ row }) => String(row));
  const others = rows.length - numbers.length;
  const named = listing(others > 0 ? [...numbers, `${grouped(others)} more`] : numbers);
  return (
    <li>
      {`${inWords(list)}${rows.length > 1 && list === "row" ? "s" : ""} ${named}: `}
      {jobId ? (
        <a href={`/app/jobs/${jobId}`}>{jobs.get(jobId) ?? "a job that was deleted"}</a>
      ) : (
        problems.map(problemInWords).join(" ")
      )}
    </li>
  );
}
