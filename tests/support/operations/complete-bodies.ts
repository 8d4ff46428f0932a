/** Completes the example bodies of the document, so that there is a value of each field to violate its bound with. */

// biome-ignore lint/suspicious/noExplicitAny: a document of many shapes
type Any = any;

/** Values that a field gets wherever it has this name, such as the ids of records; one that is undefined is left out. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * @param fieldsOf the fields of an operation's body, by its id.
 * @returns a copy of the document in which the example of each JSON body has every field of its schema.
 */
export function completeBodies(document: Any, fieldsOf: (operationId: string) => Fields): Any {
  const copy = structuredClone(document);
  for (const operation of Object.values(copy.paths).flatMap((path: Any) => Object.values(path))) {
    const { operationId, requestBody } = operation as Any;
    const json = requestBody?.content["application/json"];
    if (json?.example === undefined) continue;
    json.example = complete(copy, json.schema, json.example, fieldsOf(operationId));
  }
  return copy;
}

function complete(document: Any, schema: Any, given: Any, fields: Fields): Any {
  const { properties, items } = resolve(document, schema);
  if (Array.isArray(given)) return given.map((item) => complete(document, items, item, fields));
  if (typeof given !== "object" || given === null || !properties) return given;
  const completed = Object.entries(properties).map(([name, field]) => {
    if (name in fields) return [name, fields[name]];
    // What only the service sets must be as it is, if it is sent at all.
    if (resolve(document, field).readOnly) return [name, undefined];
    const value = given[name];
    return [
      name,
      value === undefined
        ? sample(document, field, fields)
        : complete(document, field, value, fields),
    ];
  });
  return { ...given, ...Object.fromEntries(completed.filter(([, value]) => value !== undefined)) };
}

/** A value that the schema allows; undefined if none can be derived from it. */
function sample(document: Any, schema: Any, fields: Fields): Any {
  const resolved = resolve(document, schema);
  const { type, items, properties, pattern, format } = resolved;
  const shown = schema.example ?? resolved.example ?? resolved.const;
  if (shown !== undefined) return shown;
  if (items) {
    const item = sample(document, items, fields);
    return item === undefined ? undefined : [item];
  }
  if (properties) return complete(document, resolved, {}, fields);
  const isPlainText = [type].flat().includes("string") && !pattern && !format && !resolved.enum;
  return isPlainText ? "Example" : undefined;
}

function resolve(document: Any, schema: Any): Any {
  if (schema?.$ref === undefined) return schema ?? {};
  const path: string[] = schema.$ref.slice("#/".length).split("/");
  return resolve(
    document,
    path.reduce((place, name) => place[name], document),
  );
}
