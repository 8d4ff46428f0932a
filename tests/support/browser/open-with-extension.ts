/** A browser that has the extension, built for a service. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { buildExtension } from "#scripts/generate/sdk/build-extension.ts";
import { browserArguments, executablePath, pageTimeoutMs } from "#scripts/run/stage/browser.ts";

export interface ExtensionBrowser {
  context: BrowserContext;
  /** The beginning of the addresses of the extension's own pages. */
  origin: string;
  /** Presses the extension's button on a page, and returns the page that it opens. */
  press(page: Page): Promise<Page>;
  stop(): Promise<void>;
}

/** @param service the origin of the service; on this machine, which the command's option does not take. */
export async function openWithExtension(
  service: string,
  headers: Record<string, string>,
): Promise<ExtensionBrowser> {
  const root = mkdtempSync(join(tmpdir(), "extension-"));
  const [folder = ""] = buildExtension(join(root, "built"), service);
  const context = await chromium.launchPersistentContext("", {
    executablePath,
    extraHTTPHeaders: headers,
    ignoreDefaultArgs: ["--disable-extensions"],
    args: [
      ...browserArguments("DisableLoadExtensionCommandLineSwitch"),
      ...[`--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
      // Lets a test press the button as a person does, which alone lets the extension see the page.
      "--enable-unsafe-extension-debugging",
    ],
  });
  context.setDefaultTimeout(pageTimeoutMs);
  const browser = context.browser();
  if (!browser) throw new Error("The browser has no session of its own");
  const session = await browser.newBrowserCDPSession();
  const { extensions } = await session.send("Extensions.getExtensions");
  const [extension] = extensions;
  if (!extension) throw new Error("The browser has not loaded the extension");
  const { id } = extension;
  return {
    context,
    origin: `chrome-extension://${id}`,
    async press(page) {
      await page.bringToFront();
      const { targetInfos } = await session.send("Target.getTargets", {
        filter: [{ type: "tab" }],
      });
      const tab = targetInfos.find(({ url }) => url === page.url());
      if (!tab) throw new Error(`No tab shows ${page.url()}`);
      const opened = context.waitForEvent("page");
      await session.send("Extensions.triggerAction", { id, targetId: tab.targetId });
      return opened;
    },
    async stop() {
      await context.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
