import * as z from "zod/mini";
import {
  $ZodArray,
  type $ZodError,
  type $ZodIssue,
  type $ZodIssueUnrecognizedKeys,
  $ZodObject,
  type $ZodType,
} from "zod/v4/core";
import { explainIssue, required } from "./explain-issue.ts";
import { nearestName } from "./nearest-name.ts";
import { findNotSlug, innermost, type NotSlug } from "./schema-meta.ts";

const maxFaults = 20;

/** Further names that people know a field by, where its own must be sent. */
export const otherNames = z.registry<{ names: readonly string[] }>();

export interface Fault {
  /** Path to the field, separated by dots. */
  field: string;
  message: string;
  /** Present if the value is text in place of a slug. */
  notSlug?: NotSlug;
}

/** Explains why a body, or a part of one, is invalid, field by field. */
export function explainBody(error: $ZodError, contract: z.ZodMiniType): Fault[] {
  const issues = error.issues.slice(0, maxFaults);
  const faults = issues.flatMap((issue) => explain(issue, contract, issues));
  // Two checks of a field may say the same.
  const said = (fault: Fault) => `${fault.field} ${fault.message}`;
  return [...new Map(faults.map((fault) => [said(fault), fault])).values()].slice(0, maxFaults);
}

function explain(issue: $ZodIssue, contract: z.ZodMiniType, issues: readonly $ZodIssue[]): Fault[] {
  if (issue.code === "unrecognized_keys") return explainUnknown(issue, contract);
  const schema = schemaAt(contract, issue.path);
  const { problem, allowed, example } = explainIssue(schema, issue);
  const notSlug = findNotSlug(schema, issue);
  const sent = problem === required ? nearestUnknown(issue.path, issues) : null;
  return [
    {
      ...(notSlug && { notSlug }),
      field: issue.path.length === 0 ? "body" : issue.path.join("."),
      message: `${problem}${sent === null ? "" : `; ${sent} is not a field of this body`}. Allowed: ${allowed}${example === undefined ? "" : `; for example ${format(example)}`}.`,
    },
  ];
}

/** The unknown field next to a missing one that was likely meant for it. */
function nearestUnknown(path: readonly PropertyKey[], issues: readonly $ZodIssue[]): string | null {
  const missing = String(path.at(-1));
  const parent = path.slice(0, -1).join(".");
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" && issue.path.join(".") === parent ? issue.keys : [],
  );
  return nearestName(missing, unknown.slice(0, maxFaults));
}

/** Each with the field that it was likely meant for; the first without one with all that there are. */
function explainUnknown(
  { path, keys, input }: $ZodIssueUnrecognizedKeys,
  contract: z.ZodMiniType,
): Fault[] {
  const object = schemaAt(contract, path);
  const inner = object && innermost(object);
  const shape = inner instanceof $ZodObject ? inner._zod.def.shape : {};
  const known = Object.keys(shape);
  const absent = known.filter((name) => !Object.hasOwn(Object(input), name));
  const where = path.length === 0 ? "this body" : path.join(".");
  let isListed = false;
  return keys.slice(0, maxFaults).map((name) => {
    const named = absent.find((one) =>
      otherNames.get(shape[one] as $ZodType)?.names.includes(name),
    );
    const meant = named ?? nearestName(name, absent);
    const all = meant === null && !isListed && known.length > 0;
    isListed ||= all;
    const remedy = meant === null ? "" : ` Did you mean ${meant}?`;
    return {
      field: [...path, name].join("."),
      message: `is not a field of ${where}.${remedy}${all ? ` There are: ${known.join(", ")}.` : ""}`,
    };
  });
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
