/** The shape of the reference, which `npm run pages` makes from the OpenAPI document. */
export interface Reference {
  groups: readonly Group[];
}

export interface Group {
  slug: string;
  name: string;
  description: string;
  operations: readonly Operation[];
}

export interface Operation {
  id: string;
  method: string;
  /** With parameters in braces. */
  path: string;
  summary: string;
  /** Paragraphs. */
  description: readonly string[];
  credential: "none" | "key" | "token";
  deprecated: boolean;
  parameters: readonly Field[];
  body: readonly Field[];
  bodyExample: string | null;
  responseStatus: string;
  response: readonly Field[];
  responseExample: string | null;
  /** The example's call: path with its query. */
  call: string;
  /** The example's call with the TypeScript client; null if it has no method for the operation. */
  clientCall: ClientCall | null;
  errors: readonly { code: string; status: string }[];
}

export interface ClientCall {
  client: "salary" | "pipeline";
  /** Namespace and method, such as `jobs.create`. */
  method: string;
  /** What it is called with, as code. */
  args: string;
  /** Iterates over rows or parts. */
  iterates: boolean;
}

export interface Field {
  /** Path within the body, such as `data.estimate.median`, or the parameter's name. */
  name: string;
  /** In words: `integer, 1 to 20`. */
  type: string;
  required: boolean;
  description: string;
  default?: string;
}

/** A group's file in `public/content`. */
export function referenceFile(slug: string): string {
  return `reference-${slug}.json`;
}

/** What the search of the documentation compares a text with. */
export type SearchEntry = readonly [title: string, path: string, text: string];

/** Every operation with the names of its parameters; `operations.json` in `public/content`. */
export function searchableOperations(groups: readonly Group[]): SearchEntry[] {
  return groups.flatMap(({ slug, operations }) =>
    operations.map(({ id, method, path, summary, description, parameters, body }) => {
      const fields = [...parameters, ...body].map(({ name }) => name).join(" ");
      return [
        summary,
        `/docs/api/${slug}#${id}`,
        `${method} ${path} ${description.join(" ")} ${fields}`,
      ];
    }),
  );
}
