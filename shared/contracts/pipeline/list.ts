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

/** A search text of one line. */
export const SearchText = Line(200).min(1).optional();

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
