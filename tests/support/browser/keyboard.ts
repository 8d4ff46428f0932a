/** Pages by keyboard alone. */
import type { Page } from "playwright-core";

/** More than any page has elements on the way. */
const maxRepeats = 120;

/**
 * Holds Tab down until an element has the focus, and fails if a reader would not see that it has. The
 * page may be one that a key has just opened: keys, unlike clicks, do not wait for what they lead to.
 * A key that repeats takes a browser half of the time that pressing and releasing it does.
 */
export async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor({ state: "attached" });
  await page.waitForLoadState();
  let isReached = false;
  for (let repeats = 0; !isReached && repeats < maxRepeats; repeats += 1) {
    await page.keyboard.down("Tab");
    isReached = await isFocused(page, selector);
  }
  await page.keyboard.up("Tab");
  if (!isReached) throw new Error(`Tab does not reach ${selector}`);
  if (!(await showsFocus(page))) throw new Error(`The focus of ${selector} is not visible`);
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
