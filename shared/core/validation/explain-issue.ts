import * as z from "zod/mini";
import {
  $ZodArray,
  $ZodCheckGreaterThan,
  $ZodCheckLessThan,
  type $ZodIssue,
  type $ZodIssueInvalidStringFormat,
  $ZodNumber,
  $ZodNumberFormat,
  $ZodPipe,
  type $ZodType,
} from "zod/v4/core";
import { innermost, metaOf, unwrap } from "./schema-meta.ts";

/**
 * An explanation of a refused value: the error, the allowed values, and an example, derived from
 * its schema.
 */
interface IssueExplanation {
  problem: string;
  allowed: string;
  example: unknown;
}

/** @param schema the schema of the field. @param issue the issue that zod reports for it. */
export function explainIssue(schema: $ZodType | undefined, issue: $ZodIssue): IssueExplanation {
  const relation = relationOf(issue);
  // The example of the field might violate the relation as well.
  if (relation) return { ...relation, example: undefined };
  const isNumber = numbersOf(schema) !== null;
  return {
    problem: problemOf(issue, isNumber),
    allowed:
      customMessage(issue) ??
      digitsOf(schema, issue) ??
      numbersOf(schema) ??
      textOf(schema, issue) ??
      allowedBy(issue),
    example: schema && exampleOf(schema),
  };
}

/** The example of a field; of a list without one, a list of the example of its items. */
function exampleOf(schema: $ZodType): unknown {
  const { example } = metaOf(schema);
  const list = innermost(schema);
  if (example !== undefined || !(list instanceof $ZodArray)) return example;
  const item = exampleOf(list._zod.def.element);
  return item === undefined ? undefined : [item];
}

/** Explains a conflict between two fields, which the check that compares them reports in `params`. */
function relationOf(issue: $ZodIssue) {
  if (issue.code !== "custom" || typeof issue.params?.problem !== "string") return null;
  return { problem: issue.params.problem, allowed: issue.message };
}

/** The message of a custom check states what is allowed. */
function customMessage({ code, message }: $ZodIssue): string | null {
  return code === "custom" ? message : null;
}

function problemOf({ code, input }: $ZodIssue, isNumber: boolean): string {
  const typed = code === "invalid_type" || code === "invalid_value";
  if (typed && input === undefined) return required;
  if (isNumber && (code === "too_big" || hasManyDigits(input))) return "is too large";
  return isNumber && code === "too_small" ? "is too small" : "is not valid";
}

/** The problem of a field that is missing. */
export const required = "is required";

/** A number with more digits than a query parameter is read with, because not all of them count. */
function hasManyDigits(input: unknown): boolean {
  return typeof input === "string" && /^-?\d{16,}(?:\.\d*)?$/.test(input);
}

/** Describes a number without bounds if one has too many digits. */
function digitsOf(schema: $ZodType | undefined, { input }: $ZodIssue): string | null {
  const isUnbounded = numbersOf(schema)?.includes("written out");
  return isUnbounded && hasManyDigits(input) ? "a number of at most 15 digits" : null;
}

/** Describes the expected text if the value is not a string, by validating an empty string. */
function textOf(schema: $ZodType | undefined, issue: $ZodIssue): string | null {
  if (!schema || issue.code !== "invalid_type" || issue.expected !== "string") return null;
  const [fault] = z.safeParse(schema, "").error?.issues ?? [];
  if (!fault) return null;
  // The length alone would not say what it is the length of.
  return fault.code === "too_small" ? `text of ${allowedBy(fault)}` : allowedBy(fault);
}

/** Describes a numeric field, in the same words for a value that is not a number and one out of range. */
function numbersOf(schema: $ZodType | undefined): string | null {
  const number = schema && numberIn(schema);
  if (!number) return null;
  const kind = number instanceof $ZodNumberFormat ? "an integer" : "a number";
  const { min, max } = boundsOf(number, Object(metaOf(schema).override));
  const hasMin = Number.isFinite(min);
  const hasMax = Number.isFinite(max);
  if (hasMin && hasMax) return `${kind} from ${min} to ${max}`;
  if (hasMin) return `${kind} of at least ${min}`;
  return hasMax ? `${kind} of at most ${max}` : `${kind} written out, such as 25`;
}

function numberIn(schema: $ZodType): $ZodNumber | null {
  const inner = unwrap(schema) ?? (schema instanceof $ZodPipe ? schema._zod.def.out : undefined);
  if (inner) return numberIn(inner);
  return schema instanceof $ZodNumber ? schema : null;
}

/**
 * The least and the greatest value; infinite where there is no bound.
 *
 * @param documented the bounds that the documents give, of a field whose operation has its own error.
 */
function boundsOf(
  schema: $ZodNumber,
  documented: { minimum?: number; maximum?: number } = {},
): { min: number; max: number } {
  let { minimum: min = Number.NEGATIVE_INFINITY, maximum: max = Number.POSITIVE_INFINITY } =
    documented;
  for (const check of schema._zod.def.checks ?? []) {
    if (check instanceof $ZodCheckGreaterThan) min = Math.max(min, Number(check._zod.def.value));
    if (check instanceof $ZodCheckLessThan) max = Math.min(max, Number(check._zod.def.value));
  }
  return { min, max };
}

function allowedBy(issue: $ZodIssue): string {
  switch (issue.code) {
    case "invalid_value":
      return `one of ${issue.values.map(String).join(", ")}`;
    case "too_small":
      return amount("at least", issue.minimum, issue.origin);
    case "too_big":
      return amount("at most", issue.maximum, issue.origin);
    case "invalid_format":
      return issue.format === "regex" ? textThatMatches(issue) : named(issue.format);
    case "invalid_type":
      return issue.expected === "never" ? issue.message : named(issue.expected);
    default:
      return issue.message;
  }
}

/** The contract's own description of the format, or else the pattern. */
function textThatMatches(issue: $ZodIssueInvalidStringFormat): string {
  return issue.message.startsWith("Invalid ")
    ? `text that matches ${issue.pattern}`
    : issue.message;
}

function amount(bound: string, of: number | bigint, origin: string): string {
  const unit = units[origin];
  if (unit === undefined) return `a number of ${bound} ${of}`;
  return `${bound} ${of} ${unit}${Number(of) === 1 ? "" : "s"}`;
}

const units: Record<string, string> = { string: "character", array: "value" };

/** Zod's name of a type or format, with an article. */
function named(name: string): string {
  return names[name] ?? `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
}

const names: Record<string, string> = {
  date: "a date, YYYY-MM-DD",
  datetime: "an ISO 8601 instant with an offset",
  email: "an email address",
};
