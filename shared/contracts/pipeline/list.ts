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

const controls = String.raw`\u0000-\u001f\u007f-\u009f`;

/** Blocks of spaces, punctuation and symbols, none of them a letter or digit: those that people type. */
const separators = [
  String.raw`\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e`, // ASCII
  String.raw`\u00a0-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7`, // Latin-1
  String.raw`\u1680\u2000-\u206f\u20a0-\u20cf\u2190-\u23ff\u2500-\u2775\u2794-\u2bff`, // dashes, quotes, currencies, arrows, pictures
  String.raw`\u3000-\u3004\u3008-\u3020\ufe10-\ufe6f\ufeff\uff01-\uff0f\uff1a-\uff20`, // those of East Asia
].join("");

/**
 * What can be searched for, as a pattern that every reader of the document
 * understands: few know classes such as `\p{L}`. It takes all texts with a letter
 * or digit, and a few without: rare symbols, which only the service refuses.
 * No character belongs to two neighbouring parts, or it would take quadratic time.
 */
export const searchPattern = new RegExp(
  `^[${separators}]*[^${separators}${controls}][^${controls}]*$`,
);

const searchable = "text in one line with at least one letter or digit";

/** A search text of one line, with something in it that can be searched for. */
export const SearchText = z
  .string()
  .max(200)
  .regex(searchPattern, searchable)
  .refine((text) => /[\p{L}\p{N}]/u.test(text), searchable)
  .optional();

/** How `q` is understood. */
export const searchRule =
  "At least one letter or digit. Case and accents make no difference; punctuation separates words, though C++ and C# are words of their own; scripts that put no spaces between words are searched letter by letter.";

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
