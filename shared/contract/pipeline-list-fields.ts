/** Query parameters and page fields that the lists of the pipeline share. */
import * as z from "zod/mini";
import { cursorForm, Limit } from "./list-fields.ts";
import { Line } from "./pipeline-fields.ts";
import { withMeta } from "./with-meta.ts";

export const PageQuery = {
  limit: Limit(100),
  cursor: withMeta(z.optional(z.string()), {
    description:
      "Returns the next page: `nextCursor` of the previous response. Keep the filters the same; `limit` may change.",
    example: "MTlhNHY5by4xZGs0cXEy",
    override: cursorForm,
  }),
};

const controls = String.raw`\u0000-\u001f\u007f-\u009f`;

/** Common ranges of spaces, punctuation and symbols, without letters and digits. */
const separators = [
  String.raw`\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e`, // ASCII
  String.raw`\u00a0-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7`, // Latin-1
  String.raw`\u1680\u2000-\u206f\u20a0-\u20cf\u2190-\u23ff\u2500-\u2775\u2794-\u2bff`, // dashes, quotes, currencies, arrows, pictographs
  String.raw`\u3000-\u3004\u3008-\u3020\ufe10-\ufe6f\ufeff\uff01-\uff0f\uff1a-\uff20`, // East Asian
].join("");

/**
 * Searchable text, as a pattern without classes such as `\p{L}`, which many JSON Schema
 * validators do not support. It accepts every text with a letter or digit, and a few texts of
 * rare symbols only, which the refinement in `SearchText` then rejects.
 * No character matches two adjacent parts, because backtracking would take quadratic time.
 */
export const searchPattern = new RegExp(
  `^[${separators}]*[^${separators}${controls}][^${controls}]*$`,
);

const searchable = "a single line of text with at least one letter or digit";

/** A search text of one line with at least one letter or digit. */
export const SearchText = z.optional(
  z.string().check(
    z.maxLength(200),
    z.regex(searchPattern, searchable),
    z.refine((text) => /[\p{L}\p{N}]/u.test(text), searchable),
  ),
);

/** How `q` is interpreted. */
export const searchRule =
  "Needs at least one letter or digit. Case and accents are ignored. Punctuation separates words, except that C++ and C# are words. Scripts without spaces between words are searched by character. If more than 1,000 records match, the list has the 1,000 that were added last.";

export const CompanyFilter = withMeta(z.optional(Line(200).check(z.minLength(1))), {
  description: "Full name of the company; case-insensitive.",
  example: "Acme",
});

/** One or more of the values, without duplicates and in canonical order. */
export function SomeOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.optional(
    z.pipe(
      z.array(z.enum(values)).check(z.minLength(1), z.maxLength(100)),
      z.transform((chosen) =>
        values.filter((value): value is Values[number] =>
          (chosen as readonly string[]).includes(value),
        ),
      ),
    ),
  );
}
