/**
 * Runs axe-core on a page under the page's own policy: it is evaluated, because the policy would
 * not load it.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Whether a text has enough contrast takes axe half of its time to find out, and is the same for hundreds
 * of links and cells: it looks at one of them, which `markColors` has marked.
 */
const judgeMarked =
  ';axe.configure({ rules: [{ id: "color-contrast", selector: "[data-contrast]" }] })';

/** How texts look that axe has found to have enough contrast, on a page that this vitest worker has shown. */
const judged = new Set<string>();

/**
 * Marks one of the elements whose texts have the same color, size and weight over the same backgrounds, unless
 * texts that look the same have been judged. Returns how the marked ones look.
 */
const markColors = `((judged) => {
  const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const marked = new Set();
  const behind = new Map();
  const seen = new Set();
  const mark = (root) => {
    for (const element of root.querySelectorAll("*")) {
      element.removeAttribute("data-contrast");
      const style = getComputedStyle(element);
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style;
      const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position].join();
      const isPlain = own === "rgba(0, 0, 0, 0),none,1,none,normal,static";
      const parent = element.parentElement ?? element.getRootNode().host;
      const backgrounds = (behind.get(parent) ?? "") + (isPlain ? "" : "/" + own);
      behind.set(element, backgrounds);
      if (element.shadowRoot) mark(element.shadowRoot);
      const isField = element.matches("input, select, textarea");
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
      if (!isField && !hasText) continue;
      const { color, fontSize, fontWeight, textShadow } = style;
      const look = [color, fontSize, fontWeight, textShadow, element.matches(":disabled"), backgrounds].join();
      const key = [scheme, isField ? element.localName : "text", look].join();
      if (judged.has(key)) continue;
      if (isField || !seen.has(key)) {
        marked.add(key);
        element.setAttribute("data-contrast", [...marked].indexOf(key));
      }
      // What is not shown is not looked at.
      if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) seen.add(key);
    }
  };
  mark(document);
  return [...marked].map((key) => ({ key, isShown: seen.has(key) }));
})`;

/** How a marked text looks, and whether one that looks so is shown: otherwise another page may show one. */
interface Look {
  key: string;
  isShown: boolean;
}

/** What axe objects to, and the numbers of the marked texts whose contrast is too low or could not be found out. */
interface Findings {
  violations: Violation[];
  open: number[];
}

/** Keeps the little of axe's report that is used, because a page's whole report takes long to pass on. */
const keepFindings = `(({ violations, incomplete }) => ({
  violations: violations.map(({ id, impact, nodes }) => ({ id, impact, html: nodes[0].html.slice(0, 200) })),
  open: [...violations, ...incomplete]
    .filter(({ id }) => id === "color-contrast")
    .flatMap(({ nodes }) => nodes.map(({ html }) => Number(/data-contrast="(\\d+)"/.exec(html)?.[1]))),
}))`;

export interface Violation {
  id: string;
  impact: string;
  /** The first element that the finding is about. */
  html: string;
}

/**
 * @param rules only these; by default all.
 * @returns one of each rule that the page violates.
 */
export async function findViolations(
  page: Page | Frame,
  rules?: readonly string[],
): Promise<Violation[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source + judgeMarked);
  // Selectors of every element that passes would be half of the time on pages with a thousand links.
  const options = JSON.stringify({
    ...(rules && { runOnly: rules }),
    ...{ resultTypes: ["violations", "incomplete"], selectors: false },
  });
  const known = JSON.stringify([...judged]);
  const marked = await page.evaluate<Look[]>(`${markColors}(new Set(${known}))`);
  if (marked.length === 0 && rules?.join() === "color-contrast") return [];
  const { violations, open } = await page.evaluate<Findings>(
    `axe.run(${options}).then(${keepFindings})`,
  );
  for (const [at, { key, isShown }] of marked.entries()) {
    if (isShown && !open.includes(at)) judged.add(key);
  }
  return violations;
}
