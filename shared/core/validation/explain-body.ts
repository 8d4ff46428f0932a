import type * as z from "zod/mini";
import { $ZodArray, type $ZodError, type $ZodIssue, $ZodObject, type $ZodType } from "zod/v4/core";
import { explainIssue } from "./explain-issue.ts";
import { innermost } from "./schema-meta.ts";
import { findNotSlug, type NotSlug } from "./slug-kinds.ts";

const maxFaults = 20;

export interface Fault {
  /** Path to the field, separated by dots. */
  field: string;
  message: string;
  /** Present if the value is text in place of a slug. */
  notSlug?: NotSlug;
}

/** Explains why a body, or a part of one, is invalid, field by field. */
export function explainBody(error: $ZodError, contract: z.ZodMiniType): Fault[] {
  const faults = error.issues.slice(0, maxFaults).flatMap((issue) => explain(issue, contract));
  return faults.slice(0, maxFaults);
}

function explain(issue: $ZodIssue, contract: z.ZodMiniType): Fault[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.slice(0, maxFaults).map((name) => ({
      field: [...issue.path, name].join("."),
      message: "is not a field of this body.",
    }));
  }
  const schema = schemaAt(contract, issue.path);
  const { problem, allowed, example } = explainIssue(schema, issue);
  const notSlug = findNotSlug(schema, issue);
  return [
    {
      ...(notSlug && { notSlug }),
      field: issue.path.length === 0 ? "body" : issue.path.join("."),
      message: `${problem}. Allowed: ${allowed}${example === undefined ? "" : `; for example ${format(example)}`}.`,
    },
  ];
}

/** Formats strings unchanged and everything else as JSON. */
function format(example: unknown): string {
  return typeof example === "string" ? example : JSON.stringify(example);
}

/** The schema of the field at a path, if the path consists only of objects and arrays. */
function schemaAt(contract: $ZodType, path: readonly PropertyKey[]): $ZodType | undefined {
  let schema: $ZodType | undefined = contract;
  for (const step of path) {
    schema = schema && innermost(schema);
    if (schema instanceof $ZodObject) schema = schema._zod.def.shape[String(step)];
    else if (schema instanceof $ZodArray) schema = schema._zod.def.element;
    else return undefined;
  }
  return schema;
}
