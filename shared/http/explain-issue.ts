import * as z from "zod";
import { metaOf } from "./schema-meta.ts";

/** What is wrong with a value, what is allowed, and an example: from the schema that refused it. */
export interface Explanation {
  problem: string;
  allowed: string;
  example: string | undefined;
}

/** @param schema the field's own schema; @param issue what zod says of it. */
export function explainIssue(
  schema: z.core.$ZodType | undefined,
  issue: z.core.$ZodIssue,
): Explanation {
  const { example } = schema ? metaOf(schema) : {};
  return {
    problem: problemOf(issue),
    allowed: numbersOf(schema) ?? allowedBy(issue),
    example: example === undefined ? undefined : String(example),
  };
}

function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type" && issue.input === undefined) return "is required";
  return "is not valid";
}

/** What a numeric field takes, the same whether a value is no number or one too large. */
function numbersOf(schema: z.core.$ZodType | undefined): string | null {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return numbersOf(schema.unwrap());
  }
  if (schema instanceof z.ZodPipe) return numbersOf(schema.out);
  if (!(schema instanceof z.ZodNumber)) return null;
  const kind = schema.isInt ? "an integer" : "a number";
  const { minValue: min, maxValue: max } = schema;
  const hasMin = min !== null && min > Number.MIN_SAFE_INTEGER;
  const hasMax = max !== null && max < Number.MAX_SAFE_INTEGER;
  if (hasMin && hasMax) return `${kind} from ${min} to ${max}`;
  if (hasMin) return `${kind} of at least ${min}`;
  return hasMax ? `${kind} of at most ${max}` : `${kind} written out, such as 25`;
}

function allowedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_value":
      return `one of ${issue.values.map(String).join(", ")}`;
    case "too_small":
      return `${kindOf(issue.origin)} of at least ${issue.minimum}`;
    case "too_big":
      return `${kindOf(issue.origin)} of at most ${issue.maximum}`;
    case "invalid_format":
      return issue.format === "regex" ? textThatMatches(issue) : `a ${issue.format}`;
    case "invalid_type":
      return issue.expected === "never" ? issue.message : `a ${issue.expected}`;
    default:
      return issue.message;
  }
}

/** The contract's own words for the format where it has some, else the pattern. */
function textThatMatches(issue: z.core.$ZodIssueInvalidStringFormat): string {
  return issue.message.startsWith("Invalid string")
    ? `text that matches ${issue.pattern}`
    : issue.message;
}

function kindOf(origin: string): string {
  if (origin === "string") return "a length";
  return origin === "array" ? "a number of values" : "a number";
}
