/** Resources and prompts that the conformance suite reads. */
import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import * as z from "zod";
import { pixel } from "./content.ts";

const plain = { mimeType: "text/plain" };

export function addResources(server: McpServer): void {
  for (const name of ["static-text", "watched-resource"]) {
    const uri = `test://${name}`;
    server.registerResource(name, uri, plain, async () => ({
      contents: [{ uri, ...plain, text: `The text of ${name}.` }],
    }));
  }
  const binary = { uri: "test://static-binary", mimeType: "image/png", blob: pixel };
  server.registerResource("static-binary", binary.uri, {}, async () => ({ contents: [binary] }));
  server.registerResource(
    "template",
    new ResourceTemplate("test://template/{id}/data", { list: undefined }),
    { mimeType: "application/json" },
    async ({ href }, { id }) => ({
      contents: [{ uri: href, mimeType: "application/json", text: JSON.stringify({ id }) }],
    }),
  );
  server.server.setRequestHandler("resources/subscribe", async () => ({}));
  server.server.setRequestHandler("resources/unsubscribe", async () => ({}));
}

const user = "user" as const;
const text = (words: string) => ({ role: user, content: { type: "text" as const, text: words } });

function promptConfig<Args extends z.ZodObject>(argsSchema: Args) {
  return { description: "A prompt to test with", argsSchema };
}

export function addPrompts(server: McpServer): void {
  const none = z.object({});
  server.registerPrompt("test_simple_prompt", promptConfig(none), async () => ({
    messages: [text("A simple prompt.")],
  }));
  server.registerPrompt(
    "test_prompt_with_arguments",
    promptConfig(z.object({ arg1: z.string(), arg2: z.string() })),
    async ({ arg1, arg2 }) => ({ messages: [text(`arg1='${arg1}', arg2='${arg2}'`)] }),
  );
  server.registerPrompt(
    "test_prompt_with_embedded_resource",
    promptConfig(z.object({ resourceUri: z.string() })),
    async ({ resourceUri: uri }) => {
      const resource = { uri, ...plain, text: "An embedded resource." };
      return {
        messages: [{ role: user, content: { type: "resource", resource } }, text("Read it.")],
      };
    },
  );
  server.registerPrompt("test_prompt_with_image", promptConfig(none), async () => ({
    messages: [
      { role: user, content: { type: "image", data: pixel, mimeType: "image/png" } },
      text("Look at it."),
    ],
  }));
  server.server.setRequestHandler("completion/complete", async () => ({
    completion: { values: [], total: 0, hasMore: false },
  }));
  server.server.setRequestHandler("logging/setLevel", async () => ({}));
}
