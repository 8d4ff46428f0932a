/** What the lists of the Salary Data API take and answer alike. */
import * as z from "zod";

const integerText = /^(?:0|-?[1-9]\d{0,14})$/;
const decimalText = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/;

/** Turns text of exactly this form into its number; anything else stays what it is, and is refused. */
function numberIn(form: RegExp) {
  return (text: unknown) => (typeof text === "string" && form.test(text) ? Number(text) : text);
}

/** An integer as a person writes it: `25`, not `25.0`, ` 25` or `1e2`. */
export function IntegerParameter({ min, max }: { min?: number; max?: number } = {}) {
  let schema = z.int();
  if (min !== undefined) schema = schema.min(min);
  if (max !== undefined) schema = schema.max(max);
  return z.preprocess(numberIn(integerText), schema);
}

export const DecimalParameter = z.preprocess(numberIn(decimalText), z.number());

export function Limit(max: number) {
  const standard = 25;
  return IntegerParameter({ min: 1, max })
    .default(standard)
    .meta({
      description: "Rows in a page.",
      example: standard,
      override: { type: "integer", minimum: 1, maximum: max, default: standard },
    });
}

const cursorText = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,400}$/, "a cursor as an earlier page of this list gave it");

export const StartingAfter = cursorText.optional().meta({
  description:
    "`pagination.next_cursor` of the page before, for the page after it. Keep the filters and the sort; the limit may change.",
  example: "MTlhNHY5by4xZGs0cXEyLnNvZnR3YXJlLWVuZ2luZWVy",
});

export const EndingBefore = cursorText.optional().meta({
  description:
    "`pagination.previous_cursor` of the page after, for the page before it. Not together with `starting_after`.",
  example: "MTlhNHY5by4xZGs0cXEyLnNvZnR3YXJlLWVuZ2luZWVy",
});

/** In the query, a comma-separated list is one text. */
const commas = { style: "form", explode: false } as const;

/** Fields to sort by, most important first. Ties are in the order of `id`. */
export function Sort<const Fields extends readonly [string, ...string[]]>(
  fields: Fields,
  standard: Fields[number],
) {
  return z
    .array(z.enum(fields))
    .max(2 * fields.length)
    .default([standard])
    .meta({
      description: `Fields to sort by, comma-separated, the most important first: ${fields.join(", ")}. Rows that are equal in all of them are in the order of \`id\`.`,
      example: fields.slice(0, 2),
      param: commas,
    });
}

const directions = ["asc", "desc"] as const;
export type Direction = (typeof directions)[number];

export function Order(standard: Direction) {
  return z.array(z.enum(directions)).max(20).default([standard]).meta({
    description: "One direction for all sort fields, or one for each, comma-separated.",
    example: standard,
    param: commas,
  });
}

/** Texts to match, each once, in an order that does not depend on how they were given. */
export function ChoiceOf(choice: z.ZodType<string, string>) {
  return z
    .array(choice)
    .max(100)
    .transform((values) => [...new Set(values)].sort());
}

export const commaSeparated = commas;

/** Refuses an `order` that has neither one direction nor as many as there are sort fields, and two cursors. */
export function checkList<Query extends z.ZodObject>(query: Query): Query {
  return checkCursors(query).check((context) => {
    const { sort, order } = context.value as { sort: readonly string[]; order: readonly string[] };
    if (order.length !== 1 && order.length !== sort.length) {
      context.issues.push({
        code: "custom",
        path: ["order"],
        input: order,
        message: `one direction for all sort fields, or ${sort.length} for the ${sort.length} of ${sort.join(",")}`,
      });
    }
  });
}

/** Refuses cursors of both directions at once. */
export function checkCursors<Query extends z.ZodObject>(query: Query): Query {
  return query.check((context) => {
    const { starting_after, ending_before } = context.value;
    if (starting_after !== undefined && ending_before !== undefined) {
      context.issues.push({
        code: "custom",
        path: ["ending_before"],
        input: ending_before,
        message: "a cursor in starting_after or in ending_before, not in both",
      });
    }
  });
}

export const Pagination = z
  .strictObject({
    next_cursor: z.string().nullable().meta({
      description: "For `starting_after`; null on the last page.",
    }),
    previous_cursor: z.string().nullable().meta({
      description: "For `ending_before`; null on the first page.",
    }),
    has_more: z.boolean().meta({ description: "Whether rows follow this page." }),
    total_count: z.int().min(0).meta({ description: "Rows that the filters match, on all pages." }),
  })
  .meta({ id: "Pagination" });
export type Pagination = z.infer<typeof Pagination>;
