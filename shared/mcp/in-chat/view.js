/**
 * The view that a chat shows next to a tool's answer (MCP Apps, SEP-1865): introduces itself to the
 * host that framed it, receives the result, and draws its charts. Bundled into
 * `public/content/chart-view.html.txt` by `npm run generate -- pages`.
 */
import { drawCharts } from "./draw-charts.page.tsx";

const protocolVersion = "2026-01-26";
const root = document.documentElement;
const place = document.querySelector("main");
const initializeId = 1;

const send = (message) => window.parent.postMessage({ jsonrpc: "2.0", ...message }, "*");

/** Messages of the host that expect no response. */
const notifications = {
  "ui/notifications/tool-result": show,
  "ui/notifications/tool-cancelled": () => say("The call was cancelled."),
  "ui/notifications/host-context-changed": applyContext,
};

/** Messages of the host that expect a response. */
const requests = ["ping", "ui/resource-teardown"];

window.addEventListener("message", ({ source, data: message }) => {
  // Only the host that framed the view may fill it.
  if (source !== window.parent || message?.jsonrpc !== "2.0") return;
  const { id, method, params, result } = message;
  if (method === undefined) {
    if (id === initializeId) begin(result);
  } else if (id === undefined) {
    if (Object.hasOwn(notifications, method)) notifications[method](params ?? {});
  } else if (requests.includes(method)) {
    send({ id, result: {} });
  } else {
    send({ id, error: { code: -32601, message: "The view has no such method." } });
  }
});

send({
  id: initializeId,
  method: "ui/initialize",
  params: {
    protocolVersion,
    appInfo: { name: "compensation-intelligence-charts", version: "1.0.0" },
    appCapabilities: { availableDisplayModes: ["inline", "fullscreen"] },
  },
});

function begin(result) {
  applyContext(result?.hostContext ?? {});
  send({ method: "ui/notifications/initialized", params: {} });
  // Fires at once too, so that the host learns the first size.
  new ResizeObserver(sendSize).observe(root);
}

function applyContext({ theme }) {
  if (theme === "light" || theme === "dark") root.style.colorScheme = theme;
}

function sendSize() {
  const { width, height } = root.getBoundingClientRect();
  send({
    method: "ui/notifications/size-changed",
    params: { width: Math.ceil(width), height: Math.ceil(height) },
  });
}

function show({ _meta, content = [], isError }) {
  const charts = _meta?.charts;
  if (!isError && Array.isArray(charts) && charts.length > 0) {
    try {
      const { title, html } = drawCharts(charts);
      document.title = title;
      place.innerHTML = html;
      return;
    } catch (error) {
      console.error(error);
    }
  }
  // The words say everything that a chart would.
  say(content.map(({ text }) => text ?? "").join("\n"));
}

function say(text) {
  const paragraph = document.createElement("p");
  paragraph.textContent = text;
  place.replaceChildren(paragraph);
}
