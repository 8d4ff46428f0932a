import type { JobDetail } from "../../../contracts/responses/pipeline/job.ts";
import type { Markup } from "../../page.ts";
import { Moment } from "../times.tsx";
import { inWords } from "./words.ts";

/** The rounds of interviews of a job. */
export function RoundsList({ job: { id, rounds } }: { job: JobDetail }): Markup {
  return (
    <section>
      <h2>Rounds of interviews</h2>
      {rounds.length > 0 && (
        <ol class="records">
          {rounds.map(({ kind, at, with: people, outcome }) => (
            <li>
              <div>
                <strong>{inWords(kind)}</strong>
                <p>
                  {at ? <Moment at={Date.parse(at)} /> : "No time yet"}
                  {people && ` · ${people}`}
                </p>
              </div>
              <span class="badge">{inWords(outcome)}</span>
            </li>
          ))}
        </ol>
      )}
      <p>
        <a class="button quiet" href={`/app/jobs/${id}/rounds`}>
          {rounds.length > 0 ? "Change the rounds" : "Add rounds"}
        </a>
      </p>
    </section>
  );
}
