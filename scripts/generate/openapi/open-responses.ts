import { isSchema, nameIn, partsOf, type Schema } from "./schema.ts";

/**
 * Lets every model that no request contains have further fields: a response may gain some, for
 * which no client should break. The service rejects unknown fields of requests.
 *
 * @param requests the parts of the document that describe requests.
 */
export function openResponses(requests: readonly unknown[], models: Schema): void {
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
