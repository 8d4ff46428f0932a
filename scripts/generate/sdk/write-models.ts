import type { Schema } from "./document-types.ts";

const indent = "    ";

/** The schemas as types: the interface of all of them, and a name for each. */
export function writeModels(schemas: Readonly<Record<string, Schema>>): string {
  const names = Object.keys(schemas);
  return [
    "interface components {",
    `${indent}schemas: ${writeObject({ properties: schemas, required: names }, 2)};`,
    "}",
    ...names.map((name) => `export type ${name} = components['schemas']['${name}'];`),
    "",
  ].join("\n");
}

/** @param depth of the lines in the type. @throws Error if the schema has what no other has had so far. */
function writeType(schema: Schema, depth: number): string {
  const { $ref, const: constant, enum: values, anyOf, oneOf, items } = schema;
  if ($ref !== undefined) {
    return `components["schemas"]["${$ref.slice("#/components/schemas/".length)}"]`;
  }
  if (constant !== undefined) return JSON.stringify(constant);
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  const choices = (anyOf ?? oneOf)?.map((choice) => writeType(choice, depth));
  if (choices) return [...new Set(choices)].join(" | ");
  if (Object.keys(schema).length === 0) return "unknown";
  return [schema.type].flat().map(writeTyped).join(" | ");

  function writeTyped(type: string | undefined): string {
    if (type === "integer") return "number";
    if (type && /^(?:string|number|boolean|null)$/.test(type)) return type;
    if (type === "object") return writeObject(schema, depth + 1);
    if (type !== "array" || !items) throw new Error(`No type for ${JSON.stringify(schema)}.`);
    const item = writeType(items, depth);
    const isChoice = items.anyOf ?? items.oneOf ?? items.enum ?? Array.isArray(items.type);
    return isChoice ? `(${item})[]` : `${item}[]`;
  }
}

function writeObject(
  { properties = {}, required = [], additionalProperties: others }: Schema,
  depth: number,
): string {
  const margin = indent.repeat(depth);
  const lines = Object.entries(properties).flatMap(([name, schema]) => [
    ...writeComment(schema).map((line) => `${margin}${line}`),
    `${margin}${name}${required.includes(name) ? "" : "?"}: ${writeType(schema, depth)};`,
  ]);
  if (others) {
    const type = others === true ? "unknown" : writeType(others as Schema, depth);
    lines.push(`${margin}[key: string]: ${type};`);
  }
  return ["{", ...lines, `${indent.repeat(depth - 1)}}`].join("\n");
}

function writeComment({ description, enum: values, const: constant, type }: Schema): string[] {
  const lines = [
    ...(description === undefined ? [] : [`@description ${description.replaceAll("*/", "*\\/")}`]),
    ...(constant === undefined ? [] : ["@constant"]),
    ...(values ? [`@enum {${type}}`] : []),
  ];
  if (lines.length < 2) return lines.map((line) => `/** ${line} */`);
  return ["/**", ...lines.map((line) => ` * ${line}`), " */"];
}
