/** Reads the HTML that this project's own components render: well-formed, with few entities. */

export interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Node[];
}

export type Node = Element | string;

/** Elements without an end tag. */
const empty = new Set(["area", "br", "col", "hr", "img", "input", "link", "meta"]);

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** The nodes of a fragment. */
export function readHtml(html: string): Node[] {
  const root: Element = { name: "", attributes: new Map(), children: [] };
  const open = [root];
  for (const [, closing, opening, attributes = "", selfClosed, text] of html.matchAll(
    /<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g,
  )) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(decode(text));
    if (closing !== undefined && parent.name === closing) open.pop();
    if (opening === undefined) continue;
    const element = { name: opening, attributes: readAttributes(attributes), children: [] };
    parent.children.push(element);
    if (selfClosed !== "/" && !empty.has(opening)) open.push(element);
  }
  return root.children;
}

function readAttributes(text: string): Map<string, string> {
  const found = text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g);
  return new Map(Array.from(found, ([, name = "", value = ""]) => [name, decode(value)]));
}

function decode(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}
