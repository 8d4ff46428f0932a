import type { Schema } from "./schema.ts";

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
