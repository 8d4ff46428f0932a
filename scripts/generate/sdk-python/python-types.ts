import { type ClientDocument, resolve, type Schema } from "../sdk/document-types.ts";

interface TypeOptions {
  /** Whether schemas with a name are models of the client; parameters show what they take instead. */
  named?: boolean;
  /** Whether names of models are quoted. */
  quoted?: boolean;
}

/** The name of the model that a schema refers to; null for any other schema. */
export function modelNameOf({ $ref }: Schema): string | null {
  return $ref?.startsWith("#/components/schemas/") ? ($ref.split("/").at(-1) ?? null) : null;
}

/** The annotation of what a schema describes, for Python 3.9. */
export function pythonType(
  document: ClientDocument,
  schema: Schema,
  options: TypeOptions = {},
): string {
  const name = options.named ? modelNameOf(schema) : null;
  if (name !== null) return options.quoted ? `"${name}"` : name;
  const resolved = resolve<Schema>(document, schema);
  const { enum: values, anyOf, oneOf, type } = resolved;
  const alternatives = anyOf ?? oneOf;
  const typeOf = (one: Schema) => pythonType(document, one, options);
  if (alternatives) return union(alternatives.map(typeOf));
  if (resolved.const !== undefined) return literal([resolved.const]);
  if (Array.isArray(type)) {
    return union(type.map((one) => typeOf({ ...resolved, type: one })));
  }
  if (type === "null") return "None";
  if (values) return literal(values.filter((value) => value !== null));
  if (type === "array") return arrayType(resolved, typeOf, options);
  if (type === "object") return objectType(resolved, typeOf, options);
  return simple[type ?? ""] ?? "Any";
}

const simple: Readonly<Record<string, string>> = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
};

/** A list that the client returns; a parameter takes any sequence. */
function arrayType(
  { items }: Schema,
  typeOf: (schema: Schema) => string,
  { named = false }: TypeOptions,
): string {
  return `${named ? "List" : "Sequence"}[${items ? typeOf(items) : "Any"}]`;
}

function objectType(
  { additionalProperties: others }: Schema,
  typeOf: (schema: Schema) => string,
  { named = false }: TypeOptions,
): string {
  const isMap = typeof others === "object" && others !== null;
  return `${named ? "Dict" : "Mapping"}[str, ${isMap ? typeOf(others as Schema) : "Any"}]`;
}

function literal(values: readonly unknown[]): string {
  const written = values.map((value) =>
    typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value),
  );
  return values.length === 0 ? "None" : `Literal[${written.join(", ")}]`;
}

/** The different ones of some annotations. */
function union(types: readonly string[]): string {
  const different = [...new Set(types)];
  const [only = "Any"] = different;
  if (different.length < 2) return only;
  if (different.includes("Any")) return "Any";
  return `Union[${different.join(", ")}]`;
}
