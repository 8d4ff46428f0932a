/** What the lists of the pipeline take and answer alike. */
import * as z from "zod";
import { Limit } from "../list.ts";
import { Line } from "./fields.ts";

export const PageQuery = {
  limit: Limit(100),
  cursor: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,400}$/, "nextCursor as an earlier page of this list gave it")
    .optional()
    .meta({
      description: "`nextCursor` of the page before. Keep the filters; the limit may change.",
      example: "MTlhNHY5by4xZGs0cXEy",
    }),
};

export const PageDetails = {
  total: z.int().min(0).meta({ description: "Records that the filters match, on all pages." }),
  nextCursor: z.string().nullable().meta({ description: "For `cursor`; null on the last page." }),
};

/** A search text of one line, with something in it that can be searched for. */
export const SearchText = Line(200)
  .refine(
    (text) => /[\p{L}\p{N}]/u.test(text),
    "text in one line with at least one letter or digit",
  )
  .optional();

/** How `q` is understood. */
export const searchRule =
  "Case and accents make no difference; punctuation separates words, though C++ and C# are words of their own; scripts that put no spaces between words are searched letter by letter.";

export const CompanyFilter = Line(200).min(1).optional().meta({
  description: "The company's whole name; upper and lower case are the same.",
  example: "Acme",
});

/** Several choices, each once, in an order that does not depend on how they were given. */
export function SomeOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z
    .array(z.enum(values))
    .min(1)
    .max(100)
    .transform((chosen: readonly string[]) =>
      values.filter((value): value is Values[number] => chosen.includes(value)),
    )
    .optional();
}
