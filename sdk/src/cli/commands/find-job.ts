import type { Job } from "../../generated/models.ts";
import type { PipelineClient } from "../../pipeline-client.ts";
import { NotFound, UsageError } from "../failures.ts";
import { plain } from "../output/plain.ts";
import type { Terminal } from "../terminal.ts";

/** How many jobs a message names. */
const maxNamed = 5;

/**
 * The id of the job that a person means: by its id, or by words of its company and title. Jobs that
 * are over give way to those that are not.
 *
 * @throws {UsageError} if several may be meant. @throws {NotFound} if none is.
 */
export async function findJob(
  jobs: PipelineClient["jobs"],
  words: string,
  { signal }: Terminal,
): Promise<string> {
  if (/^job_\w+$/.test(words)) return words;
  const { data } = await jobs.list({ q: words, limit: 50 }, { signal });
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const named = data.filter(({ company, title }) => {
    const text = `${company} ${title}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const open = named.filter(({ status }) => !isOver[status]);
  const [first, ...others] = open.length > 0 ? open : named;
  if (first && others.length === 0) return first.id;
  if (!first) {
    throw new NotFound(
      `No job has ${JSON.stringify(words)} in its company or title: jobs list shows all.`,
    );
  }
  const listed = [first, ...others]
    .slice(0, maxNamed)
    .map(({ id, title, company }) => `${id} (${title} at ${company})`);
  throw new UsageError(
    plain(
      `${JSON.stringify(words)} may be several jobs. Give more words, or an id: ${listed.join(", ")}.`,
    ),
    "jobs",
  );
}

/** Whether somebody who names a job by its words seldom means one with this status. */
const isOver: Readonly<Record<Job["status"], boolean>> = {
  ...{ saved: false, applied: false, screening: false, interviewing: false, offer: false },
  ...{ accepted: false, rejected: true, withdrawn: true, archived: true },
};
