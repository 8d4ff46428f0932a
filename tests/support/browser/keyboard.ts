/** Pages by keyboard alone. */
import type { Page } from "playwright-core";

/** More than any page has elements on the way. */
const maxPresses = 120;

/**
 * Presses Tab until an element has the focus, and fails if a reader would not see that it has. The
 * page may be one that a key has just opened: keys, unlike clicks, do not wait for what they lead to.
 */
export async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor({ state: "attached" });
  await page.waitForLoadState();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press("Tab");
    if (!(await isFocused(page, selector))) continue;
    if (await showsFocus(page)) return;
    throw new Error(`The focus of ${selector} is not visible`);
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** Whether the first element that matches has the focus. @param selector of CSS. */
export function isFocused(page: Page, selector: string): Promise<boolean> {
  return page
    .evaluate<boolean>(
      `document.activeElement === document.querySelector(${JSON.stringify(selector)})`,
    )
    .catch(() => false);
}

/** Whether what has the focus is in the window, larger than nothing, and drawn with an outline. */
function showsFocus(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(`(() => {
    const element = document.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
    const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return isInside && width > 0 && height > 0 && outlineStyle !== "none" && outlineWidth !== "0px";
  })()`);
}
