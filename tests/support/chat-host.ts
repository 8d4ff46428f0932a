/** A chat that shows views (MCP Apps), as small as the specification allows: one frame, one tool call. */
import type { Browser, Frame, Page } from "playwright-core";
import { pageTimeoutMs } from "#scripts/run/stage/browser.ts";
import type { ToolResult } from "./mcp.ts";

/** The policy that a host applies if a view declares no domains, by the specification. */
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'; frame-src 'self'";

const address = "https://chat.example.com/";

export interface ShownView {
  page: Page;
  frame: Frame;
  /** Methods of the messages that the view has sent, in their order. */
  sent(): Promise<string[]>;
  /** Sends a message to the view. @returns its response, if the message has an id. */
  tell(message: object): Promise<unknown>;
  /** Failures of the view's document, and files that it tried to load. */
  problems: readonly string[];
  close(): Promise<void>;
}

export interface Shown {
  html: string;
  result: ToolResult | null;
  theme?: "light" | "dark";
  width?: number;
}

/** Frames a view in a sandbox, shakes hands with it, and sends it the result of a call. */
export async function showView(
  browser: Browser,
  { html, result, theme = "light", width = 720 }: Shown,
): Promise<ShownView> {
  const context = await browser.newContext({
    // The host decides, not the system.
    colorScheme: theme === "dark" ? "light" : "dark",
    reducedMotion: "reduce",
    viewport: { width, height: 1_400 },
  });
  context.setDefaultTimeout(pageTimeoutMs);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.route("**", (route) => {
    const url = route.request().url();
    if (url !== address) problems.push(`requested ${url}`);
    return url === address
      ? route.fulfill({
          body: hostDocument(html, { result, theme }),
          contentType: "text/html; charset=utf-8",
          headers: { "content-security-policy": policy },
        })
      : route.abort();
  });
  await page.goto(address);
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (!frame) throw new Error("the host has no frame");
  return {
    page,
    frame,
    sent: () => page.evaluate("sent.map(({ method }) => method).filter(Boolean)"),
    tell: (message) => page.evaluate(`tell(${JSON.stringify(message)})`),
    problems,
    close: () => context.close(),
  };
}

const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

function hostDocument(html: string, given: { result: unknown; theme: string }): string {
  return `<!doctype html><html lang="en"><title>Chat</title><style>body { margin: 0 } iframe { display: block; width: 100%; border: 0 }</style>
<iframe title="View" sandbox="allow-scripts"></iframe>
<script>
const { result, theme } = ${inScript(given)};
const frame = document.querySelector("iframe");
const sent = [];
const waiting = new Map();
const post = (message) => frame.contentWindow.postMessage({ jsonrpc: "2.0", ...message }, "*");
function tell(message) {
  post(message);
  if (message.id === undefined) return null;
  return new Promise((resolve) => waiting.set(message.id, resolve));
}
addEventListener("message", ({ source, data }) => {
  if (source !== frame.contentWindow) return;
  sent.push(data);
  if (data.method === "ui/initialize") {
    const hostContext = { theme, displayMode: "inline", containerDimensions: { maxHeight: 2000 } };
    post({ id: data.id, result: { protocolVersion: data.params.protocolVersion, hostInfo: { name: "chat", version: "1" }, hostCapabilities: {}, hostContext } });
  } else if (data.method === "ui/notifications/initialized") {
    post({ method: "ui/notifications/tool-input", params: { arguments: {} } });
    if (result) post({ method: "ui/notifications/tool-result", params: result });
  } else if (data.method === "ui/notifications/size-changed") {
    frame.style.height = data.params.height + "px";
  } else if (data.method === undefined) {
    waiting.get(data.id)?.(data.result ?? data.error);
  }
});
frame.srcdoc = ${inScript(html)};
</script>`;
}
