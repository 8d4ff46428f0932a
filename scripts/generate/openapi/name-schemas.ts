/**
 * Moves every object and every enumeration that is written out inside another schema to a model
 * of its own, so that generated clients name it, and name it once.
 */
import type { Operation } from "./document-parts.ts";
import { isSchema, partsOf, pascalCase, refTo, type Schema } from "./schema.ts";
import { enumName, nameByPlace } from "./schema-names.ts";

/** A schema inside another, and a name for it that follows from its place. */
interface Place {
  schema: Schema;
  name: string;
}

/** These keywords describe a use of a model rather than the model. */
const ofUse = ["description", "example", "examples", "default"];

/** @param models the models of the document; the new ones are added. */
export function nameSchemas(
  operations: readonly Operation[],
  headers: Readonly<Record<string, Schema>>,
  models: Schema,
): void {
  const places = [...placesInParameters(operations)];
  for (const [name, { schema }] of Object.entries(headers)) places.push(...placesIn(schema, name));
  for (const [name, model] of Object.entries(models)) places.push(...placesIn(model, name, true));
  const groups = Map.groupBy(places, ({ schema }) => shapeOf(schema));
  const problems: string[] = [];
  for (const group of groups.values()) {
    for (const [name, uses] of nameGroup(group)) {
      if (name.includes(" or ")) problems.push(`${name} are the same schema`);
      else if (name in models) problems.push(`there are two different schemas at ${name}`);
      const [first] = uses;
      if (first) models[name] = modelOf(first, uses);
      for (const schema of uses) refer(schema, name);
    }
  }
  if (problems.length === 0) return;
  throw new Error(
    `Name these in scripts/generate/openapi/schema-names.ts:\n${problems.join("\n")}`,
  );
}

/**
 * The uses of one schema by its name: that in the table for its values or for one of its places,
 * or else what follows from its only place. If the table has several names, each is a model.
 */
function nameGroup(group: readonly Place[]): Map<string, Schema[]> {
  const values = group[0]?.schema.enum;
  const places = [...new Set(group.map(({ name }) => name))];
  const known = new Set(
    [...(Array.isArray(values) ? [enumName(values)] : []), ...places.map(nameByPlace)].filter(
      (name) => name !== undefined,
    ),
  );
  const [only = places.join(" or ")] = known;
  const named = Map.groupBy(group, ({ name }) =>
    known.size > 1 ? (nameByPlace(name) ?? `${name} or ${only}`) : only,
  );
  return new Map([...named].map(([name, uses]) => [name, uses.map(({ schema }) => schema)]));
}

/** The model itself, with a description only if it is right for all of its uses. */
function modelOf(schema: Schema, uses: readonly Schema[]): Schema {
  const { example: _, default: __, description, ...model } = schema;
  const isCommon = uses.every((use) => use.description === description);
  return isCommon && description !== undefined ? { description, ...model } : model;
}

/** Replaces a schema by a reference, which keeps the words of this use. */
function refer(schema: Schema, name: string): void {
  const words = Object.entries(schema).filter(([member]) => ofUse.includes(member));
  for (const member of Object.keys(schema)) delete schema[member];
  Object.assign(schema, refTo(name), Object.fromEntries(words));
}

/** The schema without words, to recognize it elsewhere. */
function shapeOf(schema: Schema): string {
  return JSON.stringify(withoutWords(schema));
}

function withoutWords(node: unknown, isMapOfNames = false): unknown {
  if (Array.isArray(node)) return node.map((part) => withoutWords(part));
  if (!isSchema(node)) return node;
  const members = Object.entries(node).filter(([name]) => isMapOfNames || !ofUse.includes(name));
  return Object.fromEntries(
    members.map(([name, part]) => [
      name,
      withoutWords(part, !isMapOfNames && name === "properties"),
    ]),
  );
}

function* placesInParameters(operations: readonly Operation[]): Generator<Place> {
  for (const { operationId, parameters = [] } of operations) {
    for (const { name = "", schema } of parameters) {
      yield* placesIn(schema, pascalCase(operationId) + pascalCase(name));
    }
  }
}

/** The objects and enumerations in a schema, outer ones first. @param isModel whether it has a name. */
function* placesIn(node: unknown, name: string, isModel = false): Generator<Place> {
  if (Array.isArray(node)) {
    for (const part of node) yield* placesIn(part, name);
  } else if (isSchema(node)) {
    if (!isModel && ("properties" in node || "enum" in node)) yield { schema: node, name };
    for (const [member, part] of partsOf(node)) {
      if (member === "properties") {
        for (const [property, own] of Object.entries(part as object)) {
          yield* placesIn(own, name + pascalCase(property));
        }
      } else if (member === "allOf") {
        for (const choice of part as unknown[]) yield* placesIn(choice, name, true);
      } else if (member === "items") yield* placesIn(part, singular(name));
      else if (member !== "propertyNames") yield* placesIn(part, name);
    }
  }
}

function singular(name: string): string {
  return name.replace(/ies$/, "y").replace(/(?<!s)s$/, "");
}
