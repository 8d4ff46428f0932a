import type { z } from "zod";

/** What is wrong with a value, what is allowed, and an example: from the schema that refused it. */
export interface Explanation {
  problem: string;
  allowed: string;
  example: string | undefined;
}

/** @param schema the field's own schema; @param issue what zod says of it. */
export function explainIssue(schema: z.ZodType | undefined, issue: z.core.$ZodIssue): Explanation {
  const meta = schema?.meta();
  return {
    problem: problemOf(issue),
    allowed: allowedBy(issue),
    example: meta?.example === undefined ? undefined : String(meta.example),
  };
}

function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type" && issue.input === undefined) return "is required";
  if (issue.code === "custom") return issue.message;
  return "is not valid";
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
      return issue.format === "regex" ? `text that matches ${issue.pattern}` : `a ${issue.format}`;
    case "invalid_type":
      return `a ${issue.expected}`;
    default:
      return issue.message;
  }
}

function kindOf(origin: string): string {
  if (origin === "string") return "a length";
  return origin === "array" ? "a number of values" : "a number";
}
