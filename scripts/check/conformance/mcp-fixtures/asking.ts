/** Tools that send the client a request in the middle of a call, as the 2025 revisions do. */
import type { McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";

const options = ["option1", "option2", "option3"];
const titled = ["first", "second", "third"].map((name) => ({ const: name, title: `The ${name}` }));

/** The form fields of each elicitation tool. */
const forms = {
  test_elicitation_sep1034_defaults: {
    name: { type: "string", default: "John Doe" },
    age: { type: "integer", default: 30 },
    score: { type: "number", default: 95.5 },
    status: { type: "string", enum: ["active", "inactive", "pending"], default: "active" },
    verified: { type: "boolean", default: true },
  },
  test_elicitation_sep1330_enums: {
    untitledSingle: { type: "string", enum: options },
    titledSingle: { type: "string", oneOf: titled },
    legacyEnum: {
      type: "string",
      enum: ["opt1", "opt2", "opt3"],
      enumNames: ["Option One", "Option Two", "Option Three"],
    },
    untitledMulti: { type: "array", items: { type: "string", enum: options } },
    titledMulti: { type: "array", items: { anyOf: titled } },
  },
} as const;

export function addAskingTools(server: McpServer): void {
  server.registerTool(
    "test_sampling",
    { description: "Asks the client's model", inputSchema: z.object({ prompt: z.string() }) },
    async ({ prompt }, ctx) => {
      const answer = await ctx.mcpReq.send({
        method: "sampling/createMessage",
        params: {
          messages: [{ role: "user", content: { type: "text", text: prompt } }],
          maxTokens: 100,
        },
      });
      return result("LLM response", answer);
    },
  );
  server.registerTool(
    "test_elicitation",
    { description: "Asks the user", inputSchema: z.object({ message: z.string() }) },
    async ({ message }, ctx) => {
      const answer = await ctx.mcpReq.send({
        method: "elicitation/create",
        params: {
          message,
          requestedSchema: formOf({ response: { type: "string" } }, ["response"]),
        },
      });
      return result("User response", answer);
    },
  );
  for (const [name, fields] of Object.entries(forms)) {
    server.registerTool(
      name,
      { description: "Shows a form", inputSchema: z.object({}) },
      async (_args, ctx) => {
        const answer = await ctx.mcpReq.send({
          method: "elicitation/create",
          params: { message: "Please fill in", requestedSchema: formOf(fields, []) },
        });
        return result("Elicitation completed", answer);
      },
    );
  }
}

export function formOf<Fields extends object>(properties: Fields, required: string[]) {
  return { type: "object", properties, required } as const;
}

function result(what: string, answer: unknown) {
  return { content: [{ type: "text" as const, text: `${what}: ${JSON.stringify(answer)}` }] };
}
