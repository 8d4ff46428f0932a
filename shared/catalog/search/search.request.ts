/** Text search over the directory of roles. */
import * as z from "zod/mini";
import {
  checkList,
  EndingBefore,
  Limit,
  Order,
  Sort,
  StartingAfter,
} from "#shared/contract/list-fields.ts";
import { Format } from "#shared/contract/table-formats.ts";
import { withMeta } from "#shared/contract/with-meta.ts";
import { AnyCountry } from "../catalog.request.ts";

export const searchSortFields = ["score", "title", "national_median"] as const;

export const SearchQuery = checkList(
  z.object({
    q: withMeta(
      z
        .string()
        .check(
          z.minLength(1),
          z.maxLength(200),
          z.regex(/\S/, "1 to 200 characters, not all of them spaces"),
        ),
      {
        description:
          "Words that the slug or title must contain, all of them, or another name of a role; case-insensitive.",
        example: "engineer",
      },
    ),
    sort: Sort(searchSortFields, "score"),
    order: Order("desc"),
    limit: Limit(50),
    starting_after: StartingAfter,
    ending_before: EndingBefore,
    format: Format,
    country: AnyCountry,
  }),
);
export type SearchQuery = z.output<typeof SearchQuery>;
