/** Serves the fixtures from one Durable Object, because some scenarios need state across requests. */
import { DurableObject } from "cloudflare:workers";
import {
  classifyInboundRequest,
  createMcpHandler,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import * as z from "zod";
import { addAskingTools } from "./asking.ts";
import { addContentTools } from "./content.ts";
import { addPrompts, addResources } from "./documents.ts";
import { addInputRequiredTools, stateCodec } from "./input-required.ts";

const changing = { listChanged: true };
const capabilities = {
  tools: changing,
  resources: { subscribe: true, ...changing },
  prompts: changing,
  logging: {},
  completions: {},
};

export class FixtureServer extends DurableObject {
  /** Keeps the subscriptions to change notifications from one request to the next. */
  readonly #current = createMcpHandler(() => this.#build());
  /** Sessions of the 2025 revisions, in which a client's reply to the server arrives in a separate request. */
  readonly #sessions = new Map<string, WebStandardStreamableHTTPServerTransport>();

  override async fetch(request: Request): Promise<Response> {
    const text = await request.text();
    const parsedBody: unknown = JSON.parse(text);
    const [version, method] = ["mcp-protocol-version", "mcp-method"].map((name) =>
      request.headers.get(name),
    );
    const inbound = classifyInboundRequest({
      httpMethod: request.method,
      ...(version ? { protocolVersionHeader: version } : {}),
      ...(method ? { mcpMethodHeader: method } : {}),
      body: parsedBody,
    });
    const copy = new Request(request.url, {
      method: "POST",
      headers: request.headers,
      body: text,
    });
    if (inbound.kind !== "legacy") return this.#current.fetch(copy, { parsedBody });
    const id = request.headers.get("mcp-session-id");
    const transport = id === null ? await this.#open() : this.#sessions.get(id);
    if (!transport) return new Response("no such session", { status: 404 });
    return transport.handleRequest(copy, { parsedBody });
  }

  async #open(): Promise<WebStandardStreamableHTTPServerTransport> {
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => crypto.randomUUID(),
      onsessioninitialized: (id) => {
        this.#sessions.set(id, transport);
      },
    });
    await this.#build().connect(transport);
    return transport;
  }

  #build(): McpServer {
    const server = new McpServer(
      { name: "conformance-fixtures", version: "1.0.0" },
      { capabilities, requestState: { verify: stateCodec.verify } },
    );
    addContentTools(server);
    addAskingTools(server);
    addInputRequiredTools(server);
    addResources(server);
    addPrompts(server);
    this.#addTriggers(server);
    return server;
  }

  /** Tools that send change notifications to subscribers. */
  #addTriggers(server: McpServer): void {
    const { notify } = this.#current;
    for (const [name, trigger] of [
      ["test_trigger_tool_change", () => notify.toolsChanged()],
      ["test_trigger_prompt_change", () => notify.promptsChanged()],
    ] as const) {
      const tool = { description: "Sends a change notification", inputSchema: z.object({}) };
      server.registerTool(name, tool, async () => {
        trigger();
        return { content: [{ type: "text", text: "sent" }] };
      });
    }
  }
}
