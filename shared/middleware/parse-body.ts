import type { MiddlewareHandler } from "hono";
import { z } from "zod";
import type { Edge } from "../http/bindings.ts";
import type { Endpoint } from "../http/endpoint.ts";
import { ApiError } from "../http/errors.ts";
import { explainIssue } from "../http/explain-issue.ts";
import { readJsonBody } from "../http/read-body.ts";
import { innermost } from "../http/schema-meta.ts";

const mostDetails = 20;

/** Reads the body by the endpoint's contract into `c.var.body`, and its text into `c.var.bodyText`. */
export function parseBody(endpoint: Endpoint): MiddlewareHandler<Edge> {
  const contract = endpoint.body;
  return async function parseBody(c, next) {
    if (!contract) return next();
    const { text, value } = await readJsonBody(c.req.raw);
    const result = contract.safeParse(value, { reportInput: true });
    if (!result.success) throw invalid(result.error, contract);
    c.set("body", result.data);
    c.set("bodyText", text);
    await next();
  };
}

function invalid(error: z.ZodError, contract: z.ZodType): ApiError {
  const faults = error.issues.slice(0, mostDetails).flatMap((issue) => explain(issue, contract));
  const [first] = faults;
  const field = first?.field ?? "body";
  return new ApiError("parameter_missing", {
    message: first ? `${first.field}: ${first.message}` : "The body is not valid.",
    param: field,
    clarification: `Which value should ${field} have? ${first?.message ?? ""}`,
    fields: faults,
  });
}

function explain(issue: z.core.$ZodIssue, contract: z.ZodType) {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((name) => ({
      field: [...issue.path, name].join("."),
      message: "is not a field of this body.",
    }));
  }
  const { problem, allowed, example } = explainIssue(schemaAt(contract, issue.path), issue);
  return [
    {
      field: issue.path.length === 0 ? "body" : issue.path.join("."),
      message: `${problem}. Allowed: ${allowed}${example === undefined ? "" : `; for example ${example}`}.`,
    },
  ];
}

/** The schema of the field that a path leads to, where the way there is plain. */
function schemaAt(
  contract: z.core.$ZodType,
  path: readonly PropertyKey[],
): z.core.$ZodType | undefined {
  let schema: z.core.$ZodType | undefined = contract;
  for (const step of path) {
    schema = schema && innermost(schema);
    if (schema instanceof z.ZodObject) schema = schema.shape[String(step)];
    else if (schema instanceof z.ZodArray) schema = schema.element;
    else return undefined;
  }
  return schema;
}
