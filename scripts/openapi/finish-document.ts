import type { createDocument } from "zod-openapi";
import { routes } from "../../functions/routes.ts";
import { makeErrorModels } from "./error-schemas.ts";
import { finishSchemas } from "./finish-schemas.ts";
import { nameBodies } from "./name-bodies.ts";
import { nameSchemas } from "./name-schemas.ts";
import { openResponses } from "./open-responses.ts";
import type { Schema } from "./schema.ts";
import { shareHeaders } from "./share-headers.ts";

type Document = ReturnType<typeof createDocument>;

/** The parts of the document that are rewritten. */
export interface Parts {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: {
    schemas: Schema;
    headers: Record<string, Schema>;
    responses: Record<string, { headers?: Record<string, Schema> }>;
  };
}

export interface Operation {
  operationId: string;
  parameters?: { name?: string; schema?: unknown }[];
  requestBody?: Body;
  responses: Record<string, Body & { headers?: Record<string, Schema> }>;
}

export interface Body {
  content?: Record<string, { schema?: unknown }>;
}

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

/** In the order of the alphabet, so that what is added moves nothing else. */
function sorted<Value>(named: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1)));
}
