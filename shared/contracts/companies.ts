import * as z from "zod/mini";
import { Country, slugPattern } from "./common.ts";
import {
  ChoiceOf,
  checkList,
  commaSeparated,
  EndingBefore,
  Limit,
  Order,
  Sort,
  StartingAfter,
} from "./list.ts";
import { withMeta } from "./with-meta.ts";

export const companySortFields = ["name", "slug"] as const;

export const CompaniesQuery = checkList(
  z.object({
    slug: withMeta(
      z.optional(
        ChoiceOf(z.string().check(z.regex(slugPattern, "slugs of companies, comma-separated"))),
      ),
      {
        description:
          "Slugs of the companies to return, comma-separated. Former and other names find a company too (`facebook` finds Meta).",
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
