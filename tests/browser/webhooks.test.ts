/** Webhooks in a browser: a receiver that fails is inspected, and sent to again until it succeeds. */
import { beforeAll, describe, expect, it } from "vitest";
import { hasBrowser } from "#scripts/run/stage/browser.ts";
import { status } from "#scripts/run/stage/receivers/receiver.ts";
import { tabTo } from "../support/browser/keyboard.ts";
import { lookAt } from "../support/browser/look-at.ts";
import { openSignedIn } from "../support/browser/open-signed-in.ts";
import { firstReceiver, shareWebhooks, type WebhookService } from "../support/webhooks.ts";
import { isWhole } from "../support/whole.ts";

if (!hasBrowser) console.warn("No Chromium here: the test of webhooks in a browser is skipped.");

describe.skipIf(!hasBrowser)("webhooks, in a browser,", () => {
  let harness: WebhookService;
  beforeAll(async () => {
    harness = await shareWebhooks();
  });

  const at = (path: string) => `http://localhost:${harness.service.url.port}${path}`;

  // This service has the real clock.
  const openBrowser = (scripts: boolean) =>
    openSignedIn(harness.db, { scripts, tier: "ultra", now: Date.now() });

  it("is made by keyboard alone, inspected with its signature, and sent again until it succeeds", async () => {
    const receiver = firstReceiver(harness);
    receiver.requests.length = 0;
    receiver.behave(status(401, { Server: "picky" }, "who are you?"));
    const { page, problems } = await openBrowser(true);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));

    await page.goto(at("/app/webhooks"));
    await tabTo(page, "a[href='/app/webhooks/new']");
    await page.keyboard.press("Enter");
    await tabTo(page, "#url");
    await page.keyboard.type(receiver.url);
    await tabTo(page, "#description");
    await page.keyboard.type("The first one");
    await tabTo(page, "input[value='job.created']");
    await page.keyboard.press("Space");
    await tabTo(page, ".event-picker summary");
    await page.keyboard.press("Enter");
    expect(await page.locator(".event-picker details[open] pre").textContent()).toContain(
      '"event": "job.created"',
    );
    if (isWhole) await lookAt(page);
    await page.focus("#url");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "The secret of the webhook" }).waitFor();
    const secret = (await page.locator("pre").first().textContent()) ?? "";
    expect(await page.locator(".outcome").textContent()).toContain("wants an authorization (401)");
    if (isWhole) await lookAt(page);

    receiver.behave(status(503));
    await tabTo(page, "main a.button");
    await page.keyboard.press("Enter");
    await tabTo(page, "form[action$='/test'] button");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/app/webhooks/deliveries/dlv_*");
    expect(await page.locator("main .badge.bad").first().textContent()).toBe("Failed");
    expect(await page.locator("main").textContent()).toContain("The receiver was not available");
    expect(await page.locator("svg.chart .attempt").count()).toBe(8);
    expect(await page.locator("svg.chart .attempt.next").count()).toBe(1);
    expect(await page.locator(".behind tbody tr").count()).toBe(8);

    // The secret and what was received say the same as the page.
    const [received] = receiver.requests.filter(({ headers }) =>
      page.url().endsWith(headers["webhook-id"] ?? "none"),
    );
    await tabTo(page, "#signed-secret");
    await page.keyboard.type(secret);
    await page.locator("[data-verdict].good").waitFor();
    const part = (name: string) => page.locator(`[data-result=${name}]`).textContent();
    expect(await part("expected")).toBe(received?.headers["webhook-signature"]);
    expect(await part("expected-body")).toBe(received?.headers["x-service-signature"]);
    expect([await part("equal"), await part("equal-body")]).toEqual(["Equal", "Equal"]);
    expect(await part("age")).toMatch(/^Sent \d+ (?:second|minute)s? ago, within/);
    expect(await page.inputValue("#signed-body")).toBe(received?.body.toString());
    // The page with the most parts, a chart among them.
    await lookAt(page);
    await page.keyboard.type("x");
    await page.locator("[data-verdict].bad").waitFor();
    expect([await part("equal"), await part("equal-body")]).toEqual(["Not equal", "Not equal"]);

    const replay = async () => {
      const before = page.url();
      const send = async () => {
        await page.focus("form[action$='/replay'] button");
        await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
      };
      await send();
      // The retry of the schedule, five seconds after the first attempt, may be under way just then.
      while (page.url() !== before) {
        expect(await page.locator("main").textContent()).toContain("is being sent");
        await page.goto(before);
        await send();
      }
      return page.locator("main .badge").first().textContent();
    };
    expect(await replay()).toBe("Failed");
    expect(await page.locator("svg.chart .attempt.failed").count()).toBeGreaterThanOrEqual(2);
    receiver.behave(status(200, {}, "thank you"));
    expect(await replay()).toBe("Succeeded");
    expect(await page.locator(".exchange").textContent()).toContain("thank you");
    await page.getByRole("link", { name: "1. Failed" }).click();
    await page.getByRole("heading", { name: /^Attempt 1 of \d$/ }).waitFor();
    expect(await page.inputValue("#signed-body")).toBe(received?.body.toString());

    await page.getByRole("link", { name: "All deliveries of the webhook" }).click();
    // Whether all has arrived by now depends on the first test's retry, five seconds after it.
    await page.getByRole("heading", { name: "Deliveries", exact: true }).waitFor();
    if (isWhole) await lookAt(page);
    expect(sent.filter((request) => request.includes(secret))).toEqual([]);
    expect(problems).toEqual([]);

    // What has run did so under the page's policy, which refuses any other script.
    await page.evaluate(`{
      const script = document.createElement("script");
      script.textContent = "document.title = 'run'";
      document.head.append(script);
    }`);
    expect(await page.title()).not.toBe("run");
    expect(problems).toEqual([expect.stringContaining("Content Security Policy")]);
  });
});
