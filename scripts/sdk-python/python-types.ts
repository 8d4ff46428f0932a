import { type ClientDocument, resolve, type Schema } from "../sdk/document-types.ts";

/** The annotation of what a parameter takes, for Python 3.9. */
export function pythonType(document: ClientDocument, schema: Schema): string {
  const resolved = resolve<Schema>(document, schema);
  const { enum: values, anyOf, oneOf, type, items } = resolved;
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return union(alternatives.map((one) => pythonType(document, one)));
  if (resolved.const !== undefined) return literal([resolved.const]);
  if (Array.isArray(type)) {
    return union(type.map((one) => pythonType(document, { ...resolved, type: one })));
  }
  if (values) {
    // `"true"` and `"false"` of a query are sent for a Boolean.
    const isFlag = values.length === 2 && values.includes("true") && values.includes("false");
    return isFlag ? "bool" : literal(values.filter((value) => value !== null));
  }
  if (type === "array") return `Sequence[${items ? pythonType(document, items) : "Any"}]`;
  return simple[type ?? ""] ?? "Any";
}

const simple: Readonly<Record<string, string>> = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
  object: "Mapping[str, Any]",
  null: "None",
};

function literal(values: readonly unknown[]): string {
  return `Literal[${values.map((value) => JSON.stringify(value)).join(", ")}]`;
}

/** The different ones of some annotations. */
function union(types: readonly string[]): string {
  const different = [...new Set(types)];
  const [only = "Any"] = different;
  if (different.length < 2) return only;
  if (different.includes("Any")) return "Any";
  return `Union[${different.join(", ")}]`;
}
