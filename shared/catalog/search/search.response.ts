import * as z from "zod";
import { RoleItem } from "../catalog.response.ts";

export const SearchItem = RoleItem.omit({ bls_soc_code: true })
  .extend({
    score: z.number().min(0).max(1).meta({
      description:
        "Relevance: 1 if `q` is the slug, 0.99 if it names the role in other words, 0.8 or more if the title begins with it, 0.4 or more if every word is contained, less than 0.4 for abbreviations and misspellings.",
      example: 1,
    }),
  })
  .meta({ id: "RoleMatch" });
export type SearchItem = z.infer<typeof SearchItem>;

export const RolesToolItem = SearchItem.extend({
  score: SearchItem.shape.score.optional().meta({
    description: "Relevance of the match; present only with `q`.",
    example: 1,
  }),
}).meta({ id: "LookedUpRole" });
export type RolesToolItem = z.infer<typeof RolesToolItem>;
