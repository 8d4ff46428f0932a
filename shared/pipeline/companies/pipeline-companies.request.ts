import * as z from "zod/mini";
import { cursorForm } from "#shared/contract/list-fields.ts";
import { CompanyFilter, PageQuery } from "#shared/contract/pipeline-list-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

/** The most entries in each list of one company. */
export const maxCompanyItems = 10;

export const CompanyMemoryQuery = z.object({
  company: CompanyFilter,
  limit: PageQuery.limit,
  // A company's name is in it, so it is longer than others.
  cursor: withMeta(PageQuery.cursor, {
    override: { ...cursorForm, pattern: "^[A-Za-z0-9_-]{1,1600}$" },
  }),
});
export type CompanyMemoryQuery = z.output<typeof CompanyMemoryQuery>;
