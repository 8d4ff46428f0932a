import type { DescribedOperation } from "../sdk/describe-operations.ts";
import { type ClientDocument, resolve, type Schema } from "../sdk/document-types.ts";
import { modelNameOf, pythonType } from "./python-types.ts";
import { wrap } from "./wrap.ts";

/** The annotation of the data that a method returns. */
export function resultType(document: ClientDocument, { result, response }: DescribedOperation) {
  if (result.kind === "envelope") return pythonType(document, result.data, { named: true });
  if (result.kind === "rows") return pythonType(document, result.row, { named: true });
  return pythonType(document, response, { named: true });
}

/** The models of everything that the operations return, each after those that it names. */
export function writeModels(
  document: ClientDocument,
  operations: readonly DescribedOperation[],
): string {
  const written = new Map<string, string>();
  const visit = (schema: Schema): void => {
    const name = modelNameOf(schema);
    if (name !== null && !written.has(name)) {
      // The name is noted before the schemas that it names, because one of them may name it.
      written.set(name, "");
      const own = resolve<Schema>(document, schema);
      for (const part of partsOf(own)) visit(part);
      written.delete(name);
      written.set(name, writeModel(document, name, own));
    } else if (name === null) {
      for (const part of partsOf(schema)) visit(part);
    }
  };
  for (const { result, response } of operations) {
    if (result.kind === "envelope") visit(result.data);
    else if (result.kind === "rows") visit(result.row);
    else visit(response);
  }
  return [...written.values()].join("\n\n\n");
}

/** The schemas that a schema is made of. */
function partsOf({ properties = {}, items, anyOf, oneOf, allOf, ...rest }: Schema): Schema[] {
  const others = rest.additionalProperties;
  return [
    ...Object.values(properties),
    ...(items ? [items] : []),
    ...(anyOf ?? oneOf ?? allOf ?? []),
    ...(typeof others === "object" && others !== null ? [others as Schema] : []),
  ];
}

function writeModel(document: ClientDocument, name: string, schema: Schema): string {
  const { properties, required = [], description } = schema;
  if (!properties) {
    // An alias is evaluated when the file is imported, so that names in it are quoted.
    return `${name} = ${pythonType(document, schema, { named: true, quoted: true })}`;
  }
  const fields = Object.entries(properties).map(([field, one]) => {
    if (!/^[A-Za-z_]\w*$/.test(field)) throw new Error(`${name}.${field} is no name in Python.`);
    return { field, type: pythonType(document, one, { named: true }) };
  });
  const isRequired = ({ field }: Field) => required.includes(field);
  const bases = [
    // A keyword of the language cannot be a name in a class.
    { kind: "Words", fields: fields.filter(isWord), total: true },
    {
      kind: "Required",
      fields: fields.filter((one) => !isWord(one) && isRequired(one)),
      total: true,
    },
    { kind: "", fields: fields.filter((one) => !isWord(one) && !isRequired(one)), total: false },
  ].filter((base) => base.fields.length > 0);
  if (fields.some((one) => isWord(one) && !isRequired(one))) {
    throw new Error(`${name} has an optional field that is a word of Python.`);
  }
  const documented = description ? [...docstring(description), ""] : [];
  const written: string[] = [];
  let parent = "TypedDict";
  for (const [at, { kind, fields: own, total }] of bases.entries()) {
    const isLast = at === bases.length - 1;
    if (kind === "Words") {
      parent = `_${name}Words`;
      const entries = own.map(({ field, type }) => `"${field}": "${type}"`);
      written.push(`${parent} = TypedDict("${parent}", {${entries.join(", ")}})`);
      if (!isLast) continue;
    }
    const title = isLast ? name : `_${name}${kind}`;
    const lines = kind === "Words" ? [] : own.map(({ field, type }) => `    ${field}: ${type}`);
    const body = [...(isLast ? documented : []), ...lines];
    written.push(
      [
        `class ${title}(${parent}${total ? "" : ", total=False"}):`,
        ...(body.length > 0 ? body : ["    pass"]),
      ].join("\n"),
    );
    parent = title;
  }
  return written.length > 0 ? written.join("\n\n\n") : `class ${name}(TypedDict):\n    pass`;
}

interface Field {
  field: string;
  type: string;
}

const isWord = ({ field }: Field) => words.has(field);

/** Python's keywords that a field may have as its name. */
const words = new Set(
  "and as class def del for from global if import in is not or pass with".split(" "),
);

function docstring(text: string): string[] {
  const [first = "", ...others] = wrap(text, 4);
  const opened = [`    """${first.trim()}`, ...others];
  return opened.length === 1 ? [`${opened[0]}"""`] : [...opened, '    """'];
}
