/** From a new account to the first call: a key, and the figure that it fetches. */
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { hasBrowser } from "#scripts/run/stage/browser.ts";
import { openSignedIn } from "../support/browser/open-signed-in.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";

if (!hasBrowser) console.warn("No Chromium here: the test of keys in a browser is skipped.");

describe.skipIf(!hasBrowser)("a key, in a browser,", () => {
  let live: LiveService;
  beforeAll(async () => {
    live = await shareLiveService();
  });

  it("is made, copied, used for the first call, seen in the usage, and revoked", async () => {
    const { context, page, problems } = await openSignedIn(live.db);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const at = (path: string) => `http://localhost:${live.service.url.port}${path}`;

    await page.goto(at("/app/keys"));
    await page.getByRole("link", { name: "Create a key" }).click();
    await page.waitForURL(at("/app/keys/new"));
    await page.getByLabel("Name", { exact: true }).fill("first");
    // A new account is on the free plan, and what the chosen kind does not need is not in the way.
    expect(await page.getByLabel(/^Job search token/).isDisabled()).toBe(true);
    expect(await page.getByLabel("Reading and writing").isVisible()).toBe(false);
    await page.getByRole("button", { name: "Create the key" }).click();
    await page.getByRole("heading", { name: "Your new key" }).waitFor();
    expect(page.url()).toBe(at("/app/keys/new"));

    await page.getByRole("button", { name: "Copy the key" }).click();
    await page.getByText("Copied").waitFor();
    const key = String(await page.evaluate("navigator.clipboard.readText()"));
    expect(key).toMatch(/^intelligence_\w{38}$/);
    const [, url = ""] = /curl '([^']+)'/.exec(await codeOf(page, "curl")) ?? [];
    const { pathname, search } = new URL(url);
    const { status, body } = await live.get(pathname + search, { key });
    expect([status, body.data.estimate.median > 0]).toEqual([200, true]);
    expect(JSON.parse(await codeOf(page, "Cursor")).mcpServers.salaries.headers).toEqual({
      Authorization: `Bearer ${key}`,
    });

    // The browser asks whether to send the form again, and the second time makes no key.
    await page.reload();
    await page.getByRole("heading", { name: "This key was created before" }).waitFor();
    await page.goto(at("/app/keys"));
    await page.getByText("last used").waitFor();
    await page.goto(at("/app/usage"));
    const table = page.getByRole("region", { name: "Salary Data API: use by key" });
    expect(await table.locator("tbody tr").allInnerTexts()).toEqual(["first\t1\t1\t1\t1"]);

    await page.getByRole("link", { name: "first", exact: true }).click();
    await page.getByRole("heading", { name: "Usage of first" }).waitFor();
    await page.goto(at("/app/keys"));
    await page.getByRole("link", { name: "Open first" }).click();
    await page.getByRole("button", { name: "Revoke this key" }).click();
    await page.getByText("Revoked or expired: 1").waitFor();
    expect(problems).toEqual([]);
  });
});

/** The text to paste for a program or client. */
async function codeOf(page: Page, name: string): Promise<string> {
  const sample = page.locator("details", { has: page.locator("summary", { hasText: name }) });
  return (await sample.locator("pre").textContent()) ?? "";
}
