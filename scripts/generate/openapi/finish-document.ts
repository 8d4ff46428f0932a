import type { createDocument } from "zod-openapi";
import { routes } from "#functions/routes.ts";
import type { Parts } from "./document-parts.ts";
import { makeErrorModels } from "./error-schemas.ts";
import { finishSchemas } from "./finish-schemas.ts";
import { nameBodies } from "./name-bodies.ts";
import { nameSchemas } from "./name-schemas.ts";
import { isSchema, nameIn, partsOf, pascalCase, refTo, type Schema } from "./schema.ts";

type Document = ReturnType<typeof createDocument>;

/** The document as it is published: everything that several operations have is named, once. */
export function finishDocument(document: Document): Document {
  finishSchemas(document);
  const { paths, webhooks, components } = document as unknown as Parts;
  const models: Schema = { ...components.schemas, ...makeErrorModels(routes) };
  const headers = { ...components.headers };
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const inline = operations.flatMap(({ responses }) => Object.values(responses));
  shareHeaders([...Object.values(components.responses), ...inline], headers);
  nameBodies(operations, webhooks, models);
  nameSchemas(operations, headers, models);
  openResponses(
    operations.map(({ requestBody }) => requestBody),
    models,
  );
  return {
    ...document,
    components: { ...document.components, schemas: sorted(models), headers: sorted(headers) },
  } as Document;
}

/** Sorts the names by the alphabet, so that an addition moves nothing else. */
function sorted<Value>(named: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Lets every model that no request contains have further fields: a response may gain some, for
 * which no client should break. The service rejects unknown fields of requests.
 *
 * @param requests the parts of the document that describe requests.
 */
function openResponses(requests: readonly unknown[], models: Schema): void {
  const sent = new Set<string>();
  const visit = (node: unknown, member?: string): void => {
    if (node === null || typeof node !== "object") return;
    const name = isSchema(node) ? nameIn(node.$ref) : null;
    if (name !== null && !sent.has(name)) {
      sent.add(name);
      visit(models[name]);
    }
    for (const [own, part] of partsOf(node, member)) visit(part, own);
  };
  visit(requests);
  for (const [name, model] of Object.entries(models)) {
    if (!sent.has(name) && isSchema(model) && model.additionalProperties === false) {
      delete model.additionalProperties;
    }
  }
}

type Headers = Record<string, Schema>;

interface Response {
  headers?: Headers;
}

/**
 * Defines each header once, however many responses have it.
 *
 * @param headers the headers that the document defines; the new ones are added.
 */
function shareHeaders(responses: readonly Response[], headers: Headers): void {
  for (const own of responses.map((response) => response.headers ?? {})) {
    for (const [name, header] of Object.entries(own)) {
      if ("$ref" in header) continue;
      // A header that only some responses have is required in others.
      const id = header.required ? pascalCase(name) : `Optional${pascalCase(name)}`;
      headers[id] ??= header;
      own[name] = refTo(id, "headers");
    }
  }
}
