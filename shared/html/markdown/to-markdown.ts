import type { Markup } from "../page.ts";

/**
 * The text of a page as Markdown: headings, paragraphs, lists, tables, code and links. A drawing
 * becomes its description, and links are absolute, because the text is read elsewhere.
 *
 * @param origin the service's public origin, without a trailing slash.
 */
export async function toMarkdown(content: Markup, origin: string): Promise<string> {
  const html = String(await (await content).toString());
  const blocks = blocksOf(readHtml(html), origin);
  return `${blocks.join("\n\n")}\n`;
}

/** Elements whose text is read where it stands. */
const inline = new Set(["a", "abbr", "b", "code", "data", "em", "small", "span", "strong"]);

function blocksOf(nodes: readonly Node[], origin: string): string[] {
  const blocks: string[] = [];
  let run: Node[] = [];
  const endRun = () => {
    const text = inlineText(run, origin);
    if (text !== "") blocks.push(text);
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === "string" || inline.has(node.name)) run.push(node);
    else {
      endRun();
      blocks.push(...blockOf(node, origin));
    }
  }
  endRun();
  return blocks;
}

function blockOf(element: Element, origin: string): string[] {
  const { name, children } = element;
  const text = () => inlineText(children, origin);
  const heading = /^h([1-6])$/.exec(name);
  if (heading) return [`${"#".repeat(Number(heading[1]))} ${inlineText(children, null)}`];
  if (name === "p" || name === "figcaption") return [text()].filter((line) => line !== "");
  if (name === "summary") return [`**${text()}**`];
  if (name === "pre") return [`\`\`\`\n${plainText(children).trimEnd()}\n\`\`\``];
  if (name === "blockquote") return [`> ${text()}`];
  if (name === "ul" || name === "ol") return [listOf(element, origin)];
  if (name === "dl") return [termsOf(element, origin)];
  if (name === "table") return [tableOf(element, origin)];
  if (name === "img") return [element.attributes.get("alt") ?? ""].filter((alt) => alt !== "");
  if (name === "svg") return [plainText(childrenNamed(element, "desc"))].filter((line) => line);
  return blocksOf(children, origin);
}

function listOf({ name, children }: Element, origin: string): string {
  const items = children.filter((node) => typeof node !== "string");
  return items
    .map((item, at) => {
      const mark = name === "ol" ? `${at + 1}. ` : "- ";
      return mark + blocksOf(item.children, origin).join("\n\n").replaceAll("\n", "\n  ");
    })
    .join("\n");
}

/** `- term: description` for each pair. */
function termsOf({ children }: Element, origin: string): string {
  const pairs = children.flatMap((node) =>
    typeof node === "string" ? [] : node.name === "div" ? [node.children] : [],
  );
  return pairs
    .map((pair) => {
      const of = (name: string) =>
        inlineText(
          pair.flatMap((node) =>
            typeof node !== "string" && node.name === name ? node.children : [],
          ),
          origin,
        );
      return [of("dt"), of("dd")].filter((text) => text !== "").join(": ");
    })
    .map((line) => `- ${line}`)
    .join("\n");
}

function tableOf(table: Element, origin: string): string {
  const rows = descendants(table, "tr").map((row) =>
    row.children.flatMap((cell) =>
      typeof cell === "string" ? [] : [inlineText(cell.children, origin).replaceAll("|", "\\|")],
    ),
  );
  const width = Math.max(...rows.map((row) => row.length));
  // Markdown has no table without a header.
  const hasHeader = descendants(table, "thead").length > 0;
  const [header = [], ...body] = hasHeader ? rows : [Array<string>(width).fill(""), ...rows];
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(header), line(header.map(() => "---")), ...body.map(line)].join("\n");
}

/** @param origin of links; null leaves links out, as headings do. */
function inlineText(nodes: readonly Node[], origin: string | null): string {
  const text = nodes.map((node) => inlineOf(node, origin)).join("");
  return text.replaceAll(/\s+/g, " ").trim();
}

function inlineOf(node: Node, origin: string | null): string {
  if (typeof node === "string") return node;
  const { name, attributes, children } = node;
  const text = children.map((child) => inlineOf(child, origin)).join("");
  if (name === "code") return `\`${plainText(children)}\``;
  if (name === "strong" || name === "b") return `**${text}**`;
  if (name === "br") return " ";
  const target = attributes.get("href");
  if (name !== "a" || target === undefined || origin === null || target.startsWith("#")) {
    return text;
  }
  return `[${text}](${target.startsWith("/") ? origin + target : target})`;
}

function plainText(nodes: readonly Node[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : plainText(node.children))).join("");
}

function childrenNamed({ children }: Element, name: string): Node[] {
  return children.filter((node) => typeof node !== "string" && node.name === name);
}

function descendants({ children }: Element, name: string): Element[] {
  return children.flatMap((node) =>
    typeof node === "string"
      ? []
      : [...(node.name === name ? [node] : []), ...descendants(node, name)],
  );
}

/** Reads the HTML that this project's own components render: well-formed, with few entities. */

interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Node[];
}

type Node = Element | string;

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
function readHtml(html: string): Node[] {
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
