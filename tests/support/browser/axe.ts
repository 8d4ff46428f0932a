/**
 * Runs axe-core on a page under the page's own policy: it is evaluated, because the policy would
 * not load it.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

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
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  // Selectors of every element that passes would be half of the time on pages with a thousand links.
  const options = JSON.stringify({
    ...(rules && { runOnly: rules }),
    ...{ resultTypes: ["violations"], selectors: false },
  });
  const { violations } = await page.evaluate<{
    violations: { id: string; impact: string; nodes: { html: string }[] }[];
  }>(`axe.run(${options})`);
  return violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    html: nodes[0]?.html.slice(0, 200) ?? "",
  }));
}
