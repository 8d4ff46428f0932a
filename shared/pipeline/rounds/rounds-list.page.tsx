import { inWords } from "#shared/html/in-words.ts";
import type { Markup } from "#shared/html/page.ts";
import { Appointment } from "#shared/html/times.tsx";
import type { JobDetail } from "../jobs/job.response.ts";

/** The rounds of interviews of a job; nothing if there are none. */
export function RoundsList({ job: { rounds } }: { job: JobDetail }): Markup | null {
  if (rounds.length === 0) return null;
  return (
    <section>
      <h2>Rounds of interviews</h2>
      <ol class="rows dated">
        {rounds.map(({ kind, at, with: people, outcome }) => (
          <li>
            <span class="when">{at ? <Appointment at={Date.parse(at)} /> : "No time yet"}</span>
            <span>
              {kind === "other" ? "Interview" : inWords(kind)}
              {people && ` with ${people}`}
              {outcome !== "pending" && <span class="badge">{inWords(outcome)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
