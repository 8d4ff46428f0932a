/** The views of MCP tools, in a chat that frames them as the specification wants. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasBrowser, pageTimeoutMs, shareBrowser } from "#scripts/run/stage/browser.ts";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import { dollars } from "#shared/core/format.ts";
import { appsExtension, viewType } from "#shared/mcp/charts/client-draws.ts";
import { findViolations } from "../support/browser/axe.ts";
import { type Shown, showView } from "../support/chat-host.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { connectMcp, contentOf, type McpClient } from "../support/mcp.ts";
import { isWhole } from "../support/whole.ts";

const capabilities = { extensions: { [appsExtension]: { mimeTypes: [viewType] } } };

const slow = { timeout: pageTimeoutMs };

describe.skipIf(!hasBrowser)("a chart in the chat, in a browser,", () => {
  let live: LiveService;
  let browser: Browser;
  let salary: McpClient;
  let pipeline: McpClient;
  beforeAll(async () => {
    live = await shareLiveService();
    browser = await shareBrowser();
    const connect = (path: string, credential: string) =>
      connectMcp(live.service, path, credential, "2026-07-28", {}, capabilities);
    const key = await createKey(live.db, { tier: "ultra" });
    salary = await connect("/api/v1/intelligence/mcp", key);
    pipeline = await connect("/api/mcp", await createToken(live.db));
  });
  afterAll(async () => {
    await salary.close();
    await pipeline.close();
    await live.stop();
  });

  const show = async (shown: Omit<Shown, "html">) =>
    showView(browser, { html: await salary.read("ui://charts/pay"), ...shown });

  it("draws an offer in its distribution and the comparison, from the result of a call", async () => {
    const args = { role: "registered-nurse", city: "austin", offer: { amount: 95_000 } };
    const result = await salary.call("analyze_compensation", {
      ...args,
      compare_to: "physician-assistant",
    });
    const { data, citation } = contentOf(result);
    // The other test begins in dark colors.
    for (const theme of isWhole ? (["light", "dark"] as const) : (["light"] as const)) {
      const view = await show({ result, theme });
      const { frame } = view;
      await frame.locator("svg").first().waitFor();
      expect(await frame.locator("h1").allTextContents()).toEqual([
        "Pay of Registered Nurse in Austin, TX",
      ]);
      expect(await frame.locator("h2").textContent()).toBe(
        "Registered Nurse or Physician Assistant",
      );
      // The distribution is drawn twice, for wide and for narrow screens.
      const [chart, , comparison] = await frame.locator("svg[role=img]").all();
      const words = await chart?.locator("desc").textContent();
      expect(words).toContain(`Typical pay is ${dollars(data.estimate.median)} a year`);
      expect(words).toContain(dollars(data.evaluation.distribution.p90));
      expect(await chart?.textContent()).toContain("Your offer $95,000");
      expect(await comparison?.textContent()).toContain(
        dollars(data.comparison.secondary.estimate.median),
      );
      expect(await frame.locator(".note").allTextContents()).toEqual([citation.text]);
      const [table] = await frame.locator("details").all();
      await table?.locator("summary").click();
      expect(await table?.locator("tbody").textContent()).toContain(dollars(data.estimate.low));

      expect(await findViolations(frame)).toEqual([]);
      const scheme = "getComputedStyle(document.documentElement).colorScheme";
      expect(await frame.evaluate(scheme)).toBe(theme);
      const sent = await view.sent();
      expect(sent.slice(0, 3)).toEqual([
        "ui/initialize",
        "ui/notifications/initialized",
        "ui/notifications/size-changed",
      ]);
      // The host has given it the height that it asked for.
      const fits = "document.documentElement.scrollHeight <= innerHeight";
      await expect.poll(() => frame.evaluate(fits), slow).toBe(true);
      expect(view.problems).toEqual([]);
      if (process.env.SCREENSHOTS) {
        await view.page.screenshot({
          path: `${process.env.SCREENSHOTS}/pay-${theme}.png`,
          fullPage: true,
        });
      }
      await view.close();
    }
  });

  it("draws the funnel of a search on a phone, follows the host's colors, and ends when told to", async () => {
    for (const status of ["saved", "applied", "interviewing"]) {
      const job = { company: "<img src=x onerror=alert(1)>", title: "Electrician", status };
      contentOf(await pipeline.call("create_job", job));
    }
    const result = await pipeline.call("get_pipeline");
    const html = await pipeline.read("ui://charts/funnel");
    const view = await showView(browser, { html, result, width: 375, theme: "dark" });
    const { frame } = view;
    await frame.locator("svg").waitFor();
    const color = "getComputedStyle(document.body).backgroundColor";
    expect(await frame.evaluate(color)).toBe("rgb(14, 22, 32)");
    expect(await frame.locator("svg title").textContent()).toBe("Jobs that reached each stage");
    expect(await frame.locator("svg desc").textContent()).toContain("Saved: 3. Applied: 2.");
    expect(await frame.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    expect(await findViolations(frame)).toEqual([]);
    if (process.env.SCREENSHOTS) {
      await view.page.screenshot({
        path: `${process.env.SCREENSHOTS}/funnel-dark.png`,
        fullPage: true,
      });
    }

    await view.tell({
      method: "ui/notifications/host-context-changed",
      params: { theme: "light" },
    });
    await expect.poll(() => frame.evaluate(color), slow).toBe("rgb(251, 252, 253)");
    expect(await findViolations(frame, ["color-contrast"])).toEqual([]);
    expect(await view.tell({ id: 7, method: "ping" })).toEqual({});
    expect(await view.tell({ id: 8, method: "tools/list" })).toMatchObject({ code: -32601 });
    expect(await view.tell({ id: 9, method: "ui/resource-teardown", params: {} })).toEqual({});
    expect(view.problems).toEqual([]);
    await view.close();
  });

  it("says in words what it cannot draw: a failure, a call that was cancelled, and what is no chart", async () => {
    const failed = await salary.call("analyze_compensation", { role: "sofware-enginer" });
    const words = failed.content[0]?.text ?? "";
    const view = await show({ result: failed });
    const { frame } = view;
    const main = frame.locator("main");
    await main.getByText("software-engineer").first().waitFor();
    expect(await main.textContent()).toBe(words);
    const result = (charts: unknown) => ({
      method: "ui/notifications/tool-result",
      params: { content: [{ type: "text", text: "In <b>words</b>." }], _meta: { charts } },
    });
    const hostile = "<img src=x onerror=alert(1)>";
    for (const charts of [[], "none", [null], [{ kind: "pie" }], [{ kind: "funnel" }]]) {
      await view.tell({ method: "ui/notifications/tool-cancelled", params: {} });
      await main.getByText("The call was cancelled.").waitFor();
      await view.tell(result(charts));
      await main.getByText("In <b>words</b>.").waitFor();
    }
    const stages = [{ stage: hostile, reached: 1, rate: null }];
    await view.tell(result([{ kind: "funnel", stages }]));
    await frame.locator("svg").waitFor();
    expect(await frame.locator("svg").textContent()).toContain(hostile.slice(1));
    expect(await frame.locator("img").count()).toBe(0);
    // Nobody but the host is heard.
    await frame.evaluate(
      `window.postMessage({ jsonrpc: "2.0", method: "ui/notifications/tool-cancelled" }, "*")`,
    );
    expect(await view.tell({ id: 7, method: "ping" })).toEqual({});
    expect(await frame.locator("svg").count()).toBe(1);
    expect(view.problems.filter((problem) => problem.startsWith("requested"))).toEqual([]);
    await view.close();
  });
});
