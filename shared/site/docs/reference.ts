/** The shape of the reference, which `npm run generate -- pages` makes from the OpenAPI document. */
export interface ApiReference {
  groups: readonly OperationGroup[];
}

export interface OperationGroup {
  slug: string;
  name: string;
  description: string;
  operations: readonly DocumentedOperation[];
}

export interface DocumentedOperation {
  id: string;
  method: string;
  /** The path with parameters in braces. */
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

/** What samples of a call are written from. */
export type SampledOperation = Pick<
  DocumentedOperation,
  "method" | "call" | "credential" | "bodyExample" | "clientCall"
>;

export interface ClientCall {
  client: "salary" | "pipeline";
  /** Namespace and method, such as `jobs.create`. */
  method: string;
  /** Its arguments, as code. */
  args: string;
  /** Iterates over rows or parts. */
  iterates: boolean;
}

export interface Field {
  /** Path within the body, such as `data.estimate.median`, or the parameter's name. */
  name: string;
  /** The type in words: `integer, 1 to 20`. */
  type: string;
  required: boolean;
  description: string;
  default?: string;
}

/** A group's file in `public/content`. */
export function referenceFile(slug: string): string {
  return `reference-${slug}.json`;
}

/**
 * An entry with which the search of the documentation compares a text. `tasks` are words for what
 * its reader wants to do, which count as much as the title.
 */
export type SearchEntry = readonly [title: string, path: string, text: string, tasks: string];

/** A group as the navigation lists it. */
export interface GroupNames extends Pick<OperationGroup, "slug" | "name" | "description"> {
  operations: readonly Pick<DocumentedOperation, "id" | "method" | "path" | "deprecated">[];
}

/** The names of groups and operations, which every page of the documentation lists. */
export function groupNames(groups: readonly OperationGroup[]): GroupNames[] {
  return groups.map(({ slug, name, description, operations }) => ({
    slug,
    name,
    description,
    operations: operations.map(({ id, method, path, deprecated }) => ({
      ...{ id, method, path, deprecated },
    })),
  }));
}

/** Every operation with the names of its parameters; `operations.json` in `public/content`. */
export function searchableOperations(groups: readonly OperationGroup[]): SearchEntry[] {
  return groups.flatMap(({ slug, operations }) =>
    operations.map(({ id, method, path, summary, description, parameters, body }) => {
      const fields = [...parameters, ...body].map(({ name }) => name).join(" ");
      return [
        summary,
        `/docs/api/${slug}#${id}`,
        `${method} ${path} ${description.join(" ")} ${fields}`,
        lastWords(path),
      ];
    }),
  );
}

/** The end of a path as it is spelled and in words: `compare-offers, compare offers`. */
function lastWords(path: string): string {
  const last = path.split("/").findLast((part) => !part.startsWith("{")) ?? "";
  return last.includes("-") ? `${last}, ${last.replaceAll("-", " ")}` : last;
}
