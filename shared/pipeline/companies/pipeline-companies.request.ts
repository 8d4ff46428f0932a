import * as z from "zod/mini";
import { CompanyFilter, PageQuery } from "../../contract/pipeline-list-fields.ts";
import { withMeta } from "../../contract/with-meta.ts";

/** The most entries in each list of one company. */
export const maxCompanyItems = 10;

export const CompanyMemoryQuery = z.object({
  company: CompanyFilter,
  limit: PageQuery.limit,
  // A company's name is in it, so it is longer than others.
  cursor: withMeta(
    z.optional(
      z
        .string()
        .check(z.regex(/^[A-Za-z0-9_-]{1,1600}$/, "nextCursor of an earlier page of this list")),
    ),
    {
      description:
        "Returns the next page: `nextCursor` of the previous response. Keep the filters the same; `limit` may change.",
      example: "MTlhNHY5by4xZGs0cXEy",
    },
  ),
});
export type CompanyMemoryQuery = z.output<typeof CompanyMemoryQuery>;
