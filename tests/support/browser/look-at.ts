import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findViolations } from "./axe.ts";

const phone = { width: 375, height: 700 };
export const desktop = { width: 1280, height: 720 };

/** Expects that axe objects to nothing in either color scheme, and that nothing is wider than a phone. */
export async function lookAt(page: Page): Promise<void> {
  await page.waitForLoadState();
  const path = new URL(page.url()).pathname;
  expect([path, await findViolations(page)]).toEqual([path, []]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect([path, await findViolations(page, ["color-contrast"])]).toEqual([path, []]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(phone);
  expect([path, await findOverflow(page)]).toEqual([path, 0]);
  await page.setViewportSize(desktop);
}

/** The pixels by which the page is wider than the window, once it is loaded. */
export async function findOverflow(page: Page): Promise<number> {
  await page.waitForLoadState();
  return page.evaluate<number>(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
}
