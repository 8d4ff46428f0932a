import { auth, createMCPClient } from "@ai-sdk/mcp";
import { generateText, stepCountIs } from "ai";
import { MockLanguageModelV4 } from "ai/test";

export { auth };

export async function connect({ url, provider }) {
  const client = await createMCPClient({
    transport: { type: "http", url, authProvider: provider },
  });
  const tools = await client.tools();
  return { call: (calls) => ask(tools, calls), close: () => client.close() };
}

/** A model that calls tools, and then is shown what came of it. */
async function ask(tools, calls) {
  const usage = { inputTokens: {}, outputTokens: {} };
  const content = calls.map(({ name, arguments: args }, at) => ({
    ...{ type: "tool-call", toolCallId: String(at) },
    ...{ toolName: name, input: JSON.stringify(args) },
  }));
  const model = new MockLanguageModelV4({
    doGenerate: [
      { content, finishReason: { unified: "tool-calls" }, usage, warnings: [] },
      { content: [], finishReason: { unified: "stop" }, usage, warnings: [] },
    ],
  });
  await generateText({ model, tools, prompt: "Go on.", stopWhen: stepCountIs(2) });
  return model.doGenerateCalls[1].prompt.at(-1).content.map(({ output }) => output);
}
