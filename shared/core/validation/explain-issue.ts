import * as z from "zod/mini";
import {
  $ZodCheckGreaterThan,
  $ZodCheckLessThan,
  type $ZodIssue,
  type $ZodIssueInvalidStringFormat,
  $ZodNumber,
  $ZodNumberFormat,
  $ZodPipe,
  type $ZodType,
} from "zod/v4/core";
import { metaOf, unwrap } from "./schema-meta.ts";

/**
 * An explanation of a refused value: the error, the allowed values, and an example, derived from
 * its schema.
 */
export interface IssueExplanation {
  problem: string;
  allowed: string;
  example: unknown;
}

/** @param schema the schema of the field. @param issue the issue that zod reports for it. */
export function explainIssue(schema: $ZodType | undefined, issue: $ZodIssue): IssueExplanation {
  const relation = relationOf(issue);
  // The example of the field might violate the relation as well.
  if (relation) return { ...relation, example: undefined };
  const { example } = schema ? metaOf(schema) : {};
  return {
    problem: problemOf(issue),
    allowed: customMessage(issue) ?? numbersOf(schema) ?? textOf(schema, issue) ?? allowedBy(issue),
    example,
  };
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

function problemOf({ code, input }: $ZodIssue): string {
  const typed = code === "invalid_type" || code === "invalid_value";
  return typed && input === undefined ? "is required" : "is not valid";
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
  const inner = schema && unwrap(schema);
  if (inner) return numbersOf(inner);
  if (schema instanceof $ZodPipe) return numbersOf(schema._zod.def.out);
  if (!(schema instanceof $ZodNumber)) return null;
  const kind = schema instanceof $ZodNumberFormat ? "an integer" : "a number";
  const { min, max } = boundsOf(schema);
  const hasMin = Number.isFinite(min);
  const hasMax = Number.isFinite(max);
  if (hasMin && hasMax) return `${kind} from ${min} to ${max}`;
  if (hasMin) return `${kind} of at least ${min}`;
  return hasMax ? `${kind} of at most ${max}` : `${kind} written out, such as 25`;
}

/** The least and the greatest value; infinite where there is no bound. */
function boundsOf(schema: $ZodNumber): { min: number; max: number } {
  let [min, max] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
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
