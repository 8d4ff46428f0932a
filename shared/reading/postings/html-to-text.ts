import { type Handler, Parser } from "htmlparser2";
import { tidy } from "./plain-text.ts";

/** Elements that begin and end a line. */
const blocks = new Set(
  "address article aside blockquote dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul".split(
    " ",
  ),
);
/** Elements before and after which there is an empty line. */
const paragraphs = new Set("blockquote h1 h2 h3 h4 h5 h6 ol p table ul".split(" "));
/** Elements whose content is not text of the page. */
const hidden = new Set("head iframe noscript object script style svg template title".split(" "));

/**
 * Elements within one another that are read; pages have some 30. The parser goes through its whole list
 * of open elements at each start and end: 2 MB of `<b>` took it five minutes, and of ends within 1,000
 * elements still three seconds.
 */
const maxDepth = 200;

/** The text of HTML, with its paragraphs and lists as lines, up to where it is nested too deeply. */
export function htmlToText(html: string): string {
  let text = "";
  let depth = 0;
  const breakLine = (name: string) => {
    if (paragraphs.has(name)) text += "\n\n";
    else if (blocks.has(name) || name === "br") text += "\n";
  };
  parse(html, {
    onopentagname(name) {
      if (hidden.has(name)) depth++;
      breakLine(name);
      if (name === "li") text += "• ";
      if (name === "td" || name === "th") text += " ";
    },
    ontext(part) {
      if (depth === 0) text += part.replace(/\s+/g, " ");
    },
    onclosetag(name) {
      if (hidden.has(name)) depth--;
      if (name !== "br") breakLine(name);
    },
  });
  return tidy(text);
}

/** The text of scripts with linked data (JSON-LD) in a page. */
export function linkedDataIn(html: string): string[] {
  const found: string[] = [];
  let isInside = false;
  parse(html, {
    onopentag(name, { type = "" }) {
      isInside = name === "script" && type.trim().toLowerCase() === "application/ld+json";
      if (isInside) found.push("");
    },
    ontext(part) {
      if (isInside) found.push((found.pop() ?? "") + part);
    },
    onclosetag() {
      isInside = false;
    },
  });
  return found;
}

/** Parses HTML, and stops for good where elements are nested too deeply. */
function parse(html: string, handler: Partial<Handler>): void {
  let depth = 0;
  const parser = new Parser({
    ...handler,
    onopentagname(name) {
      if (++depth > maxDepth) parser.pause();
      else handler.onopentagname?.(name);
    },
    onclosetag(name, isImplied) {
      depth--;
      handler.onclosetag?.(name, isImplied);
    },
  });
  parser.end(html);
}
