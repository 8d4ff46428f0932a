import type { createDocument } from "zod-openapi";
import { routes } from "../../../functions/routes.ts";
import type { Parts } from "./document-parts.ts";
import { makeErrorModels } from "./error-schemas.ts";
import { finishSchemas } from "./finish-schemas.ts";
import { nameBodies } from "./name-bodies.ts";
import { nameSchemas } from "./name-schemas.ts";
import { openResponses } from "./open-responses.ts";
import type { Schema } from "./schema.ts";
import { shareHeaders } from "./share-headers.ts";

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
