/** A model for every error code, made from the one table of errors. */
import type { Family } from "#shared/contract/operation.ts";
import { type ErrorCode, errors, type PipelineCode } from "#shared/core/errors.ts";
import { notServedCodes } from "#shared/middleware/app.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import { listErrorCodes } from "#shared/middleware/response/error-codes.ts";
import { pascalCase, refTo, type Schema } from "./schema.ts";

/** The model of the body of an error. */
export function errorModel(family: Family, code: ErrorCode): string {
  return family === "salary" ? `${stemOf(code)}Error` : pipelineModel(errors[code].pipeline);
}

/** The models of the codes that clients of each API meet, by their names. */
export function makeErrorModels(endpoints: readonly Endpoint[]): Record<string, Schema> {
  const codesOf = (family: Family) => {
    const own = endpoints.filter((endpoint) => endpoint.family === family);
    return new Set([...own.flatMap(listErrorCodes), ...notServedCodes]);
  };
  const pipelineCodes = new Set([...codesOf("pipeline")].map((code) => errors[code].pipeline));
  return Object.fromEntries([
    ...[...codesOf("salary")].flatMap(describeSalaryError),
    ...[...pipelineCodes].map((code) => [pipelineModel(code), describePipelineError(code)]),
  ]);
}

function describeSalaryError(code: ErrorCode): [string, Schema][] {
  const { title, type } = errors[code];
  const [body, details] = [errorModel("salary", code), `${stemOf(code)}ErrorDetails`];
  return [
    [
      body,
      {
        type: "object",
        description: `${title}.`,
        properties: { error: refTo(details) },
        required: ["error"],
      },
    ],
    [details, narrow("SalaryErrorDetails", { type, code })],
  ];
}

function describePipelineError(code: PipelineCode): Schema {
  const titles = Object.values(errors)
    .filter(({ pipeline }) => pipeline === code)
    .map(({ title }) => title);
  return { description: `${titles.join(". ")}.`, ...narrow("PipelineError", { code }) };
}

/** A model in which some fields have a value of their own. */
function narrow(model: string, fields: Record<string, string>): Schema {
  const properties = Object.entries(fields).map(([name, value]) => [
    name,
    { type: "string", const: value },
  ]);
  return {
    allOf: [
      refTo(model),
      {
        type: "object",
        properties: Object.fromEntries(properties),
        required: Object.keys(fields),
      },
    ],
  };
}

/** `role_not_found` becomes `RoleNotFound`, and `internal_error` `Internal`. */
function stemOf(code: ErrorCode): string {
  return pascalCase(code.replace(/_error$/, ""));
}

function pipelineModel(code: PipelineCode): string {
  return `Pipeline${pascalCase(code.toLowerCase().replace(/_error$/, ""))}Error`;
}
