/** Tools that the conformance suite calls for what they return. */
import type { CallToolResult, McpServer } from "@modelcontextprotocol/server";
import { fromJsonSchema } from "@modelcontextprotocol/server";
import * as z from "zod";

/** One red pixel, PNG. */
export const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
/** No sound, WAV. */
const silence = "UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA=";

type Content = CallToolResult["content"];

const text = (words: string): Content[number] => ({ type: "text", text: words });
const image: Content[number] = { type: "image", data: pixel, mimeType: "image/png" };

const fixed: Record<string, Content> = {
  test_simple_text: [text("A simple text.")],
  test_image_content: [image],
  test_audio_content: [{ type: "audio", data: silence, mimeType: "audio/wav" }],
  test_embedded_resource: [
    {
      type: "resource",
      resource: { uri: "test://embedded", mimeType: "text/plain", text: "An embedded resource." },
    },
  ],
  test_multiple_content_types: [
    text("Several types of content:"),
    image,
    {
      type: "resource",
      resource: { uri: "test://mixed", mimeType: "application/json", text: '{"value":123}' },
    },
  ],
  test_streaming_elicitation: [text("A result, and no request of the server's own.")],
};

const none = z.object({});
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

export function addContentTools(server: McpServer): void {
  for (const [name, content] of Object.entries(fixed)) {
    const tool = { description: `Returns ${name}`, inputSchema: none };
    server.registerTool(name, tool, async () => ({ content }));
  }
  server.registerTool(
    "test_error_handling",
    { description: "Fails", inputSchema: none },
    async () => {
      throw new Error("This tool fails on purpose");
    },
  );
  server.registerTool(
    "test_tool_with_logging",
    { description: "Logs three times", inputSchema: none },
    async (_args, ctx) => {
      for (const data of ["started", "working", "done"]) {
        await ctx.mcpReq.notify({
          method: "notifications/message",
          params: { level: "info", data },
        });
        await pause();
      }
      return { content: [text("logged")] };
    },
  );
  server.registerTool(
    "test_logging_tool",
    { description: "Logs if the request asks for it", inputSchema: none },
    async (_args, ctx) => {
      await ctx.mcpReq.log("info", "requested");
      return { content: [text("logged")] };
    },
  );
  server.registerTool(
    "test_tool_with_progress",
    { description: "Reports progress", inputSchema: none },
    async (_args, ctx) => {
      const { progressToken } = ctx.mcpReq._meta ?? {};
      for (const progress of progressToken === undefined ? [] : [0, 50, 100]) {
        await ctx.mcpReq.notify({
          method: "notifications/progress",
          params: { progressToken: progressToken ?? 0, progress, total: 100 },
        });
        await pause();
      }
      return { content: [text(String(progressToken))] };
    },
  );
  server.registerTool(
    "test_x_mcp_header",
    { description: "Accepts an argument in a header too", inputSchema: fromJsonSchema(mirrored) },
    async () => ({ content: [text("taken")] }),
  );
  server.registerTool(
    "json_schema_2020_12_tool",
    {
      description: "Accepts the features of JSON Schema 2020-12",
      inputSchema: fromJsonSchema(wide),
    },
    async () => ({ content: [text("taken")] }),
  );
}

const mirrored = {
  type: "object",
  properties: { region: { type: "string", "x-mcp-header": "Region" }, level: { type: "integer" } },
} as const;

const wide = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  $defs: {
    address: {
      $anchor: "addressDef",
      type: "object",
      properties: { street: { type: "string" }, city: { type: "string" } },
    },
  },
  properties: {
    name: { type: "string" },
    address: { $ref: "#/$defs/address" },
    contactMethod: { type: "string", enum: ["phone", "email"] },
    phone: { type: "string" },
    email: { type: "string" },
  },
  allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
  if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ["phone"] },
  else: { required: ["email"] },
  additionalProperties: false,
} as const;
