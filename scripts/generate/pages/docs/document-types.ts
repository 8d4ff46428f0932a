/** The parts of the OpenAPI document that the reference is made from. */
export interface ApiDocument {
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<"get" | "post" | "patch" | "delete", ApiOperation>>>;
  components: Record<string, Record<string, unknown>>;
}

export interface ApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  deprecated?: boolean;
  security?: Record<string, unknown>[];
  parameters?: (ApiParameter & { $ref?: string })[];
  requestBody?: { content: Record<string, ApiContent> };
  responses: Record<string, { $ref?: string; content?: Record<string, ApiContent> }>;
}

interface ApiContent {
  schema?: ApiSchema;
  example?: unknown;
  /** Keyed by name, which for an error is its code. */
  examples?: Record<string, unknown>;
}

export interface ApiParameter {
  name: string;
  in: "query" | "path" | "header";
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: ApiSchema;
}

export interface ApiSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  default?: unknown;
  example?: unknown;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, ApiSchema>;
  required?: string[];
  items?: ApiSchema;
  additionalProperties?: ApiSchema | boolean;
  anyOf?: ApiSchema[];
  oneOf?: ApiSchema[];
  allOf?: ApiSchema[];
}
