import * as z from "zod/mini";
import { jobStatuses } from "../../../../schema/pipeline.ts";
import { JobsQuery } from "../../../contracts/pipeline/job.ts";
import type { Status } from "./words.ts";

/** Filters of the board, as they are in its address. A parameter that is not valid is left out. */
export interface BoardQuery {
  q: string;
  company: string;
  /** One column, which is then a list in pages. */
  status: Status | null;
  cursor: string;
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

export const BoardQuery = z.object({
  q: text(q),
  company: text(company),
  status: z._default(z.nullable(z.catch(z.nullable(z.enum(jobStatuses)), null)), null),
  cursor: text(cursor),
  deleted: z._default(z.catch(z.string().check(z.maxLength(64)), ""), ""),
});

/** The path of the board with filters, which can be bookmarked. */
export function boardPath({
  q,
  company,
  status,
  cursor,
}: { [Name in keyof BoardQuery]?: BoardQuery[Name] | undefined }): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ q, company, status, cursor })) {
    if (value) search.set(name, value);
  }
  return search.size === 0 ? "/app/jobs" : `/app/jobs?${search}`;
}

/** The filters for the list of jobs, as the API takes them. */
export function jobFilters({ q, company }: Pick<BoardQuery, "q" | "company">) {
  return { q: q === "" ? undefined : q, company: company === "" ? undefined : company };
}
