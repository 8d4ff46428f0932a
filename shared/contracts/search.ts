/** Text search over the directory of roles. */
import * as z from "zod";
import { AnyCountry, RoleItem } from "./catalog.ts";
import { checkList, EndingBefore, Limit, Order, Sort, StartingAfter } from "./list.ts";

export const searchSortFields = ["score", "title", "national_median"] as const;

export const SearchQuery = checkList(
  z.object({
    q: z.string().min(1).max(200).regex(/\S/, "1 to 200 characters, not all of them spaces").meta({
      description:
        "Words that the slug or title must contain, all of them, or another name of a role; case-insensitive.",
      example: "engineer",
    }),
    sort: Sort(searchSortFields, "score"),
    order: Order("desc"),
    limit: Limit(50),
    starting_after: StartingAfter,
    ending_before: EndingBefore,
    country: AnyCountry,
  }),
);
export type SearchQuery = z.output<typeof SearchQuery>;

export const SearchItem = RoleItem.omit({ bls_soc_code: true })
  .extend({
    score: z.number().min(0).max(1).meta({
      description:
        "Relevance: 1 if `q` is the slug, 0.99 if it names the role in other words, 0.8 or more if the title begins with it, 0.4 or more if every word is contained, less than 0.4 for abbreviations and misspellings.",
      example: 1,
    }),
  })
  .meta({ id: "SearchItem" });
export type SearchItem = z.infer<typeof SearchItem>;
