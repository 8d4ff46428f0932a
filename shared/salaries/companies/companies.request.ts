import * as z from "zod/mini";
import {
  ChoiceOf,
  checkList,
  commaSeparated,
  EndingBefore,
  Limit,
  Order,
  Sort,
  StartingAfter,
} from "#shared/contract/list-fields.ts";
import { Country, slugPattern } from "#shared/contract/salary-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

export const companySortFields = ["name", "slug"] as const;

export const CompaniesQuery = checkList(
  z.object({
    slug: withMeta(
      z.optional(
        ChoiceOf(z.string().check(z.regex(slugPattern, "slugs of companies, comma-separated"))),
      ),
      {
        description:
          "Slugs of the companies to return, comma-separated: any employer with ten or more filings. Former and other names find a company too (`facebook` finds Meta, `tcs` Tata Consultancy Services).",
        example: "google,amazon",
        param: commaSeparated,
      },
    ),
    sort: Sort(companySortFields, "name"),
    order: Order("asc"),
    limit: Limit(100),
    starting_after: StartingAfter,
    ending_before: EndingBefore,
    country: Country,
  }),
);
export type CompaniesQuery = z.output<typeof CompaniesQuery>;
