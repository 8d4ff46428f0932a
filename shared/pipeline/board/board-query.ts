import * as z from "zod/mini";
import { jobStatuses, type Status } from "#schema/job-statuses.ts";
import { JobsQuery } from "../jobs/job.request.ts";

/** Filters of the board, as they are in its address. A parameter that is not valid is left out. */
export interface BoardQuery {
  q: string;
  /** A part of the company's name. */
  company: string;
  /** One column, which is then a list in pages. */
  status: Status | null;
  /** Whether the columns are those of jobs that have ended. */
  closed: boolean;
  cursor: string;
}

/** What the board has to say about what was just done, in its address. */
export interface BoardNews {
  /** The id of a job whose delete is held. */
  deleted: string;
  /** The id of a job that was moved, and where it was. */
  moved: string;
  from: Status | null;
}

const { q, company, cursor } = JobsQuery.shape;

const text = (schema: z.ZodMiniType<string | undefined>) =>
  z._default(
    z.catch(
      z.pipe(
        schema,
        z.transform((value) => value ?? ""),
      ),
      "",
    ),
    "",
  );
const status = z._default(z.nullable(z.catch(z.nullable(z.enum(jobStatuses)), null)), null);
const id = z._default(z.catch(z.string().check(z.maxLength(64)), ""), "");

export const BoardQuery = z.object({
  q: text(q),
  company: text(company),
  status,
  closed: z.pipe(
    z._default(z.catch(z.string(), ""), ""),
    z.transform((value) => value === "yes"),
  ),
  cursor: text(cursor),
  deleted: id,
  moved: id,
  from: status,
});

/** The path of the board with filters, which can be bookmarked. */
export function boardPath({
  closed,
  q,
  company,
  status,
  cursor,
}: { [Name in keyof BoardQuery]?: BoardQuery[Name] | undefined }): string {
  const search = new URLSearchParams();
  const filters = { q, company, status, closed: closed ? "yes" : "", cursor };
  for (const [name, value] of Object.entries(filters)) {
    if (value) search.set(name, value);
  }
  return search.size === 0 ? "/app/jobs" : `/app/jobs?${search}`;
}

export function isFiltered({ q, company, status }: BoardQuery): boolean {
  return q !== "" || company !== "" || status !== null;
}

/** The board's path with the news that a job was moved, and with the job as its place. */
export function afterMove(back: string, id: string, from: string): string {
  const [path = "", query] = back.split("?");
  const search = new URLSearchParams(query);
  search.set("moved", id);
  search.set("from", from);
  return `${path}?${search}#${id}`;
}
