import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { hasBrowser } from "#scripts/run/stage/browser.ts";
import { findViolations } from "../support/browser/axe.ts";
import { shareTab } from "../support/browser/share-tab.ts";

const faint = "color: #bbb";

describe.skipIf(!hasBrowser)("a text of too little contrast", () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await shareTab());
  });

  async function contrastOf(body: string): Promise<string[]> {
    await page.setContent(`<!doctype html><html lang="en"><title>A</title><main>${body}</main>`);
    await page.evaluate(`for (const host of document.querySelectorAll("[data-shadow]")) {
      host.attachShadow({ mode: "open" }).innerHTML = host.dataset.shadow;
    }`);
    return (await findViolations(page, ["color-contrast"])).map(({ html }) => html);
  }

  const plain = "<p>Text</p>".repeat(40);
  it.each([
    ["by its color", `<p style="${faint}">Faint</p>`],
    ["by its background", '<div style="background: #555"><p>Faint</p></div>'],
    ["by its opacity", '<div style="opacity: 0.3"><p>Faint</p></div>'],
    ["of a field", `<label>Name <input value="Faint" style="${faint}"></label>`],
    ["after one that is hidden", `<p hidden style="${faint}">A</p><p style="${faint}">Faint</p>`],
    ["in a component", `<div data-shadow='<p style="${faint}">Faint</p>'></div>`],
  ])("is found among others of enough, %s", async (_, part) => {
    expect(await contrastOf(plain + part + plain)).toEqual([expect.stringContaining("Faint")]);
  });

  it("is found again on the next page, and in dark colors after light ones that are the same", async () => {
    const dark =
      "<style>@media (prefers-color-scheme: dark) { :root { background: #111 } }</style>";
    const black = `${dark}<p style="color: #222">Black</p>`;
    expect(await contrastOf(black)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    for (const _ of [1, 2])
      expect(await contrastOf(black)).toEqual([expect.stringContaining("Black")]);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await contrastOf(black)).toEqual([]);
  });

  it("is not found where there is none", async () => {
    expect(await contrastOf(plain)).toEqual([]);
  });
});
