import {
  type ClientDocument,
  type DocumentedOperation as Operation,
  type Parameter,
  resolve as resolveIn,
  type Schema,
} from "#scripts/generate/sdk/document-types.ts";
import type {
  ApiReference,
  DocumentedOperation,
  Field,
  OperationGroup,
} from "#shared/site/docs/reference.ts";
import { describeClientCall } from "./client-call.ts";
import { listFields, type Resolve, typeInWords } from "./list-fields.ts";

const methods = ["get", "post", "patch", "delete"] as const;

/** The pages of the reference show this part of the OpenAPI document. */
export function makeReference(document: ClientDocument): ApiReference {
  const resolve: Resolve = (value) => {
    const { $ref: _, ...own } = value as typeof value & { $ref?: string };
    // What is next to a reference, such as a description, overrides the target's.
    return { ...resolveIn(document, value), ...own };
  };
  const all = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [{ tag: operation.tags[0], made: describe(path, method, operation, resolve) }]
        : [];
    }),
  );
  const groups = document.tags.map(
    ({ name, description }): OperationGroup => ({
      slug: slugOf(name),
      name,
      description,
      operations: all
        .filter(({ tag }) => tag === name)
        .map(({ made }) => made)
        .sort((one, other) => placeOf(one) - placeOf(other)),
    }),
  );
  return { groups: groups.filter(({ operations }) => operations.length > 0) };
}

/** Most people come for these, so they are first, in the order in which they are needed. */
const first = [
  "calculateSalary",
  "compareRoles",
  "getSalaryHistory",
  "evaluateOffer",
  "negotiateOffer",
];

/** Puts those first in their group, and deprecated operations last. */
function placeOf({ id, deprecated }: DocumentedOperation): number {
  if (deprecated) return first.length + 1;
  return first.includes(id) ? first.indexOf(id) : first.length;
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

function describe(
  path: string,
  method: string,
  operation: Operation,
  resolve: Resolve,
): DocumentedOperation {
  const parameters = (operation.parameters ?? [])
    .map((parameter) => resolve<Parameter>(parameter))
    .filter((parameter) => parameter.in === "query" || parameter.in === "path");
  const body = operation.requestBody && resolve(operation.requestBody).content["application/json"];
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith("2"));
  const [responseStatus = "200", response] = success ?? [];
  const content = response && resolve(response).content?.["application/json"];
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description.split(/\n{2,}/),
    credential: credentialOf(operation),
    deprecated: operation.deprecated ?? false,
    parameters: parameters.map((parameter) => parameterField(parameter, resolve)),
    body: body?.schema ? bodyFields(body.schema, resolve) : [],
    bodyExample: body?.example === undefined ? null : JSON.stringify(body.example, null, 2),
    responseStatus,
    response: content?.schema ? listFields(content.schema, resolve, { maxDepth: 4 }) : [],
    responseExample: content?.example === undefined ? null : shorten(content.example),
    call: callOf(path, parameters),
    clientCall: describeClientCall(operation.operationId, parameters, body?.example),
    errors: errorsOf(operation, resolve),
  };
}

const maxBodyFields = 60;

/** Lists the fields of a body. Those deepest in a very long one are left out, because other operations list them. */
function bodyFields(schema: Schema, resolve: Resolve, maxDepth = 3): Field[] {
  const fields = listFields(schema, resolve, { maxDepth });
  const isLong = fields.length > maxBodyFields && maxDepth > 1;
  return isLong ? bodyFields(schema, resolve, maxDepth - 1) : fields;
}

function credentialOf({ security }: Operation): DocumentedOperation["credential"] {
  const names = (security ?? []).flatMap((choice) => Object.keys(choice));
  if (names.includes("pipelineToken")) return "token";
  return names.includes("intelligenceKey") &&
    !security?.some((choice) => Object.keys(choice).length === 0)
    ? "key"
    : "none";
}

function parameterField(parameter: Parameter, resolve: Resolve): Field {
  const schema = resolve(parameter.schema);
  return {
    name: parameter.name,
    type: typeInWords(schema, resolve),
    required: parameter.required ?? false,
    description: parameter.description ?? schema.description ?? "",
    ...(schema.default === undefined ? {} : { default: String(schema.default) }),
  };
}

/** Writes the path of a call with the example of every required parameter, so that it can be run as it is. */
function callOf(path: string, parameters: readonly Parameter[]): string {
  const example = ({ schema, example }: Parameter) => String(example ?? schema.example ?? "");
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => {
    const parameter = parameters.find((candidate) => candidate.name === name);
    return parameter ? encodeURIComponent(example(parameter)) : name;
  });
  const required = parameters.filter((parameter) => parameter.in === "query" && parameter.required);
  const query = new URLSearchParams(
    required.map((parameter) => [parameter.name, example(parameter)]),
  );
  return required.length === 0 ? filled : `${filled}?${query}`;
}

/** Lists the codes of an operation's errors that have an example. */
function errorsOf({ responses }: Operation, resolve: Resolve): DocumentedOperation["errors"] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, response]) => {
      const { examples = {} } = resolve(response).content?.["application/json"] ?? {};
      return Object.keys(examples).map((code) => ({ code, status }));
    });
}

const maxExampleLines = 80;

/** Cuts an example after so many lines that a page stays readable. */
function shorten(example: unknown): string {
  const lines = JSON.stringify(example, null, 2).split("\n");
  if (lines.length <= maxExampleLines) return lines.join("\n");
  return [
    ...lines.slice(0, maxExampleLines),
    `… ${lines.length - maxExampleLines} more lines`,
  ].join("\n");
}
