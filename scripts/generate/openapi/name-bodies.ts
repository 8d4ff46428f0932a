/** Makes the body of every request, response and webhook a named model. */
import type { Body, Operation } from "./document-parts.ts";
import { isSchema, nameIn, pascalCase, refTo, type Schema } from "./schema.ts";

const json = "application/json";

/** @param models the models of the document; the new ones are added. */
export function nameBodies(
  operations: readonly Operation[],
  webhooks: Readonly<Record<string, { post: Operation }>>,
  models: Schema,
): void {
  const add = (body: Body | undefined, nameOf: (schema: Schema) => string) => {
    const media = body?.content?.[json];
    if (!media || !isObject(media.schema)) return;
    const [name, schema] = [nameOf(media.schema), media.schema];
    const known = models[name];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two different bodies are named ${name}.`);
    }
    models[name] = schema;
    media.schema = refTo(name);
  };
  for (const operation of operations) {
    add(operation.requestBody, () => `${pascalCase(operation.operationId)}Request`);
    for (const response of Object.values(operation.responses)) add(response, nameOfResponse);
  }
  for (const [event, { post }] of Object.entries(webhooks)) {
    add(post.requestBody, () => `${pascalCase(event)}Event`);
  }
}

function isObject(schema: unknown): schema is Schema {
  return isSchema(schema) && "properties" in schema;
}

/** An envelope is named after its data, and a page of a list after its rows. */
function nameOfResponse({ properties }: Schema): string {
  const { data } = properties as { data?: { $ref?: string; items?: { $ref?: string } } };
  const record = nameIn(data?.$ref);
  if (record !== null) return `${record}Response`;
  const row = nameIn(data?.items?.$ref);
  if (row !== null) return `${row}List`;
  throw new Error("A response has no name: give its schema an id in its *.response.ts.");
}
