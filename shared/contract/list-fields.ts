/** Query parameters and pagination that the lists of the Salary Data API share. */
import * as z from "zod/mini";
import { withMeta } from "./with-meta.ts";

const integerText = /^(?:0|-?[1-9]\d{0,14})$/;
const decimalText = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/;

/** Parses text of exactly this form as a number; anything else is left unchanged, so that validation fails. */
function numberIn(form: RegExp) {
  return (text: unknown) => (typeof text === "string" && form.test(text) ? Number(text) : text);
}

/** An integer as a person writes it: `25`, not `25.0`, ` 25` or `1e2`. */
export function IntegerParameter({ min, max }: { min?: number; max?: number } = {}) {
  let schema = z.int();
  if (min !== undefined) schema = schema.check(z.minimum(min));
  if (max !== undefined) schema = schema.check(z.maximum(max));
  return z.pipe(z.transform(numberIn(integerText)), schema);
}

export const DecimalParameter = z.pipe(z.transform(numberIn(decimalText)), z.number());

export function Limit(max: number) {
  const standard = 25;
  return withMeta(z._default(IntegerParameter({ min: 1, max }), standard), {
    description: "Maximum number of rows per page.",
    example: standard,
    override: { type: "integer", minimum: 1, maximum: max, default: standard },
  });
}

/** The form of a cursor, for documents: the list itself rejects one, with another that can be used. */
export const cursorForm = { type: "string", pattern: "^[A-Za-z0-9_-]{1,400}$" } as const;

export const StartingAfter = withMeta(z.optional(z.string()), {
  description:
    "Returns the next page: `pagination.next_cursor` of the previous response. Keep filters and sort order the same; `limit` may change.",
  example: "MTlhNHY5by4xZGs0cXEyLnNvZnR3YXJlLWVuZ2luZWVy",
  override: cursorForm,
});

export const EndingBefore = withMeta(z.optional(z.string()), {
  description:
    "Returns the previous page: `pagination.previous_cursor` of a later page. Cannot be combined with `starting_after`.",
  example: "MTlhNHY5by4xZGs0cXEyLnNvZnR3YXJlLWVuZ2luZWVy",
  override: cursorForm,
});

/** How OpenAPI describes a comma-separated list in a query. */
const commas = { style: "form", explode: false } as const;

/** Fields to sort by, most significant first. Ties are ordered by `id`. */
export function Sort<const Fields extends readonly [string, ...string[]]>(
  fields: Fields,
  standard: Fields[number],
) {
  return withMeta(
    z._default(z.array(z.enum(fields)).check(z.maxLength(2 * fields.length)), [standard]),
    {
      description: `Fields to sort by, comma-separated, most significant first: ${fields.join(", ")}. Ties are ordered by \`id\`.`,
      example: fields.slice(0, 2),
      param: commas,
    },
  );
}

const directions = ["asc", "desc"] as const;
type Direction = (typeof directions)[number];

export function Order(standard: Direction) {
  return withMeta(z._default(z.array(z.enum(directions)).check(z.maxLength(20)), [standard]), {
    description: "Sort direction: one for all sort fields, or one for each, comma-separated.",
    example: standard,
    param: commas,
  });
}

/** Values to match, without duplicates and in a canonical order. */
export function ChoiceOf(choice: z.ZodMiniType<string, string>) {
  return z.pipe(
    z.array(choice).check(z.maxLength(100)),
    z.transform((values) => [...new Set(values)].sort()),
  );
}

export const commaSeparated = commas;

/** Adds two checks: `order` has one direction or as many as there are sort fields, and there is at most one cursor. */
export function checkList<Query extends z.ZodMiniObject>(query: Query): Query {
  return checkCursors(query).check((context) => {
    const { sort, order } = context.value as { sort: readonly string[]; order: readonly string[] };
    if (order.length !== 1 && order.length !== sort.length) {
      context.issues.push({
        code: "custom",
        path: ["order"],
        input: order,
        message: `one direction for all sort fields, or ${sort.length}, one for each of ${sort.join(",")}`,
      });
    }
  });
}

/** Adds the check that the least value is not over the greatest, for which no row could match. */
export function checkBounds<Query extends z.ZodMiniObject>(
  least: string,
  greatest: string,
  query: Query,
): Query {
  return query.check((context) => {
    const { [least]: min, [greatest]: max } = context.value;
    if (typeof min !== "number" || typeof max !== "number" || min <= max) return;
    context.issues.push({
      code: "custom",
      path: [least],
      input: min,
      params: { problem: `is ${min}, more than ${greatest}, which is ${max}` },
      message: `a ${least} of at most ${max}, or a ${greatest} of at least ${min}`,
    });
  });
}

/** Adds the check that there are no cursors of both directions. */
export function checkCursors<Query extends z.ZodMiniObject>(query: Query): Query {
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
