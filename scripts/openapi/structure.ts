/** What a client of the API compiles against, apart from the words that describe it. */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Keywords that hold prose or samples. Under a map of names, the same words are ordinary names. */
const prose = new Set(["description", "summary", "title", "example"]);

/** Keywords whose value maps names of the author's choice, so that none of its keys is a keyword. */
const mapsOfNames = new Set([
  "callbacks",
  "content",
  "encoding",
  "headers",
  "links",
  "parameters",
  "paths",
  "pathItems",
  "patternProperties",
  "properties",
  "requestBodies",
  "responses",
  "schemas",
  "securitySchemes",
  "webhooks",
  "$defs",
]);

/**
 * Lists the structure of an OpenAPI document as sorted lines such as
 * `paths./jobs.get.operationId = "listJobs"`: paths, operations, parameters, responses, schemas,
 * properties, types, bounds, enumerations and the names of examples, which are error codes.
 * Left out are descriptions, summaries, titles, samples, and all of `info` but the version.
 * The order of members does not matter.
 *
 * @example
 * structureOf({ paths: { "/jobs": { get: { operationId: "listJobs", summary: "List jobs" } } } });
 * // ['paths./jobs.get.operationId = "listJobs"']
 */
export function structureOf(document: unknown): string[] {
  return [...new Set(linesOf(document as Json, "", false))].sort();
}

function* linesOf(node: Json, path: string, isMapOfNames: boolean): Generator<string> {
  if (Array.isArray(node)) {
    if (node.length === 0) yield `${path} = []`;
    for (const [index, member] of node.entries()) {
      yield* linesOf(member, `${path}[${identify(member, index)}]`, false);
    }
  } else if (node !== null && typeof node === "object") {
    const entries = Object.entries(node);
    if (entries.length === 0) yield `${path} = {}`;
    for (const [key, value] of entries) {
      const at = path === "" ? key : `${path}.${key}`;
      if (isMapOfNames) yield* linesOf(value, at, false);
      else if (at === "info") yield* linesOf({ version: version(value) }, at, false);
      else if (key === "examples") yield* namesIn(value, at);
      else if (!prose.has(key)) yield* linesOf(value, at, mapsOfNames.has(key));
    }
  } else {
    yield `${path} = ${JSON.stringify(node)}`;
  }
}

/** Named examples show which errors a response can carry; what they contain is a sample. */
function* namesIn(examples: Json, path: string): Generator<string> {
  if (examples === null || typeof examples !== "object" || Array.isArray(examples)) return;
  for (const name of Object.keys(examples)) yield `${path}.${name}`;
}

/** Names a member of a list by what it is, so that moving it is no difference. */
function identify(member: Json, index: number): string {
  if (member === null || typeof member !== "object") return JSON.stringify(member);
  if (Array.isArray(member)) return `${index}`;
  const { in: location, name, url, $ref } = member;
  if (typeof $ref === "string") return $ref;
  if (typeof name === "string") return typeof location === "string" ? `${location} ${name}` : name;
  return typeof url === "string" ? url : `${index}`;
}

function version(info: Json): Json {
  return info !== null && typeof info === "object" && !Array.isArray(info)
    ? (info.version ?? null)
    : null;
}
