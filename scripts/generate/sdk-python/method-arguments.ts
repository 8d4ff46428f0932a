import type { DescribedOperation } from "../sdk/describe-operations.ts";
import { type ClientDocument, resolve, type Schema } from "../sdk/document-types.ts";
import { pythonType } from "./python-types.ts";

/** `employerCost` as `employer_cost`; `from` is a word of the language. */
export function pythonName(name: string): string {
  const snake = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return snake === "from" || snake === "import" ? `${snake}_` : snake;
}

export interface Argument {
  name: string;
  /** Its name on the wire. */
  wire: string;
  annotation: string;
  /** Python's expression; absent for what is required. */
  fallback?: string;
  description?: string | undefined;
}

/** The arguments of a method, by where they are sent. */
export interface MethodArguments {
  /** Parts of the path, and the one field of a body that has no other. */
  positional: readonly Argument[];
  query: readonly Argument[];
  /** Fields of the body. */
  fields: readonly Argument[];
  /** Settings of the call itself. */
  options: readonly Argument[];
}

export function argumentsOf(
  document: ClientDocument,
  operation: DescribedOperation,
): MethodArguments {
  const { body, bodyField, csvBody } = operation;
  return {
    positional: positionalArguments(document, operation),
    query: queryArguments(document, operation),
    fields: body && !bodyField && !csvBody ? bodyArguments(document, body) : [],
    options: optionArguments(document, operation),
  };
}

function positionalArguments(document: ClientDocument, operation: DescribedOperation): Argument[] {
  const { pathParameters, bodyField, csvBody, body } = operation;
  const inPath = pathParameters.map(({ name, wire, description }) => ({
    name: pythonName(name),
    wire,
    annotation: "str",
    description,
  }));
  const field = bodyField && body ? propertiesOf(document, body).properties[bodyField] : undefined;
  const inBody = field
    ? [
        {
          name: pythonName(bodyField ?? ""),
          wire: bodyField ?? "",
          annotation: "str",
          description: descriptionOf(document, field),
        },
      ]
    : [];
  const whole = csvBody
    ? [
        {
          name: "body",
          wire: "body",
          annotation: "Union[Mapping[str, Any], str]",
          description: "the records as JSON, or a table as CSV.",
        },
      ]
    : [];
  return [...inPath, ...inBody, ...whole];
}

function queryArguments(document: ClientDocument, { query }: DescribedOperation): Argument[] {
  const { properties = {}, required = [] } = query ?? {};
  // The client reads JSON, whatever else the service can write.
  const taken = Object.entries(properties).filter(([wire]) => wire !== "format");
  return taken.map(([wire, schema]) => ({
    name: pythonName(wire),
    wire,
    description: descriptionOf(document, schema),
    ...optional(pythonType(document, schema), required.includes(wire), "None"),
  }));
}

/** Fields of a body: `None` clears one, so that `UNSET` leaves it out. */
function bodyArguments(document: ClientDocument, body: Schema): Argument[] {
  const { properties, required } = propertiesOf(document, body);
  // What only repeats a record changes nothing, and would be named like the parts of the path.
  const changing = Object.entries(properties).filter(([, schema]) => schema.readOnly !== true);
  return changing.map(([wire, schema]) => ({
    name: pythonName(wire),
    wire,
    description: descriptionOf(document, schema),
    ...optional(pythonType(document, schema), required.includes(wire), "UNSET"),
  }));
}

function propertiesOf(document: ClientDocument, body: Schema) {
  const { properties = {}, required = [] } = resolve<Schema>(document, body);
  return { properties, required };
}

function optional(
  annotation: string,
  isRequired: boolean,
  fallback: "None" | "UNSET",
): Pick<Argument, "annotation" | "fallback"> {
  if (isRequired) return { annotation };
  if (fallback === "None") return { annotation: `Optional[${annotation}]`, fallback };
  const alternatives = /^Union\[(.*)\]$/.exec(annotation)?.[1] ?? annotation;
  return { annotation: `Union[${alternatives}, Unset]`, fallback };
}

function descriptionOf(document: ClientDocument, schema: Schema): string | undefined {
  return schema.description ?? resolve<Schema>(document, schema).description;
}

/** The options that a call takes besides the operation's parameters. */
function optionArguments(document: ClientDocument, operation: DescribedOperation): Argument[] {
  const text = { annotation: "Optional[str]", fallback: "None" };
  const { keyed, result } = operation;
  const isList = result.kind === "rows" || result.kind === "parts";
  return [
    ...(keyed
      ? [
          {
            ...{ name: "idempotency_key", wire: "", ...text },
            description: "makes the write safe to repeat, also by another process.",
          },
        ]
      : []),
    ...(takesIfMatch(document, operation)
      ? [
          {
            ...{ name: "if_match", wire: "", ...text },
            description: "the `etag` of the record as it was read.",
          },
        ]
      : []),
    ...(isList
      ? [
          {
            ...{ name: "max_rows", wire: "", annotation: "Optional[int]", fallback: "None" },
            description: "how many rows an iteration yields at most.",
          },
        ]
      : []),
  ];
}

function takesIfMatch(document: ClientDocument, { id, path, verb }: DescribedOperation): boolean {
  const operation = document.paths[path]?.[verb.toLowerCase()];
  if (!operation) throw new Error(`The document has no ${id}.`);
  return (operation.parameters ?? []).some((one) => resolve(document, one).name === "If-Match");
}
