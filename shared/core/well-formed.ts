/**
 * Text must be well-formed Unicode without NUL. Neither the database nor a URL can contain
 * anything else, so requests with such text are rejected before they reach the contract.
 */

/** The rule in the words of an error message. */
export const textRule = "well-formed Unicode text without NUL characters";

export function isWellFormedText(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** Malformed text in JSON can only result from an escape, so most bodies need no traversal. */
const suspectEscape = /\\u(?:0000|d[89a-f])/i;

/** Whether a JSON or plain text may contain malformed text once it is parsed. */
export function mayBeMalformed(source: string): boolean {
  return suspectEscape.test(source) || source.includes("\0");
}

interface Node {
  value: unknown;
  name: string;
  parent: Node | null;
  /** How many names its path has. */
  depth: number;
}

/** Contracts are not nested more deeply than this, but values in requests may be. */
const maxSteps = 12;
const maxExceptDepth = 2;

/**
 * Returns the path of the first malformed text in a value, the names of its fields included; null
 * if there is none.
 *
 * @param except fields that are skipped, by their paths of at most two names.
 */
export function findMalformedText(value: unknown, except: readonly string[] = []): string | null {
  // Iterative, because a body can be nested too deeply for the call stack.
  const nodes: Node[] = [{ value, name: "", parent: null, depth: 0 }];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (typeof node.value === "string" && !isWellFormedText(node.value)) return pathOf(node);
    if (typeof node.value !== "object" || node.value === null) continue;
    for (const [name, inner] of Object.entries(node.value).reverse()) {
      const field = { value: inner, name, parent: node, depth: node.depth + 1 };
      if (!isWellFormedText(name)) return pathOf(field);
      // Deep values are left out, because writing their paths takes the square of their size.
      const isExcept = field.depth <= maxExceptDepth && except.includes(pathOf(field));
      if (!isExcept) nodes.push(field);
    }
  }
  return null;
}

/** The error for malformed text at a path. The path is empty if the whole body is a string. */
export function malformedAt(path: string): { field: string; message: string } {
  return { field: path === "" ? "body" : path, message: `is not valid. Allowed: ${textRule}.` };
}

function pathOf(node: Node): string {
  const names: string[] = [];
  for (let at = node; at.parent; at = at.parent) names.push(at.name);
  // A name may be malformed itself, and an error message must not be.
  const path = names.reverse().slice(0, maxSteps).join(".");
  return path.toWellFormed().replaceAll("\0", "\ufffd");
}

/** Whether a part of a raw URL decodes to well-formed text. A percent sign that begins no escape is literal. */
export function isWellFormedPart(raw: string): boolean {
  if (!raw.includes("%")) return true;
  try {
    return isWellFormedText(decodeURIComponent(raw.replace(/%(?![0-9a-f]{2})/gi, "%25")));
  } catch {
    return false;
  }
}
