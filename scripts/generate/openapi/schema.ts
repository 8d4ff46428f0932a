/** A JSON Schema of the document, or any other part of it. */
export type Schema = Record<string, unknown>;

export function isSchema(node: unknown): node is Schema {
  return node !== null && typeof node === "object" && !Array.isArray(node);
}

/** Members that hold values of the API, in which the words of JSON Schema mean nothing. */
const values = new Set(["const", "default", "enum", "example", "examples"]);

/**
 * The members of a part of the document that may contain schemas.
 *
 * @param name of the part: among properties, the words of JSON Schema are names as any others.
 */
export function partsOf(node: object, name?: string): [string, unknown][] {
  return Object.entries(node).filter(([member]) => name === "properties" || !values.has(member));
}

/** `list_jobs`, `job.created` and `listJobs` become `ListJobs`, `JobCreated` and `ListJobs`. */
export function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

export function refTo(name: string, kind = "schemas"): { $ref: string } {
  return { $ref: `#/components/${kind}/${name}` };
}

/** The name of the component that a reference leads to. */
export function nameIn(reference: unknown): string | null {
  return typeof reference === "string" ? (reference.split("/").at(-1) ?? null) : null;
}
