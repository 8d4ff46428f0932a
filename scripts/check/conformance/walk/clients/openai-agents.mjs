import { auth } from "@modelcontextprotocol/client";
import { Agent, MCPServerStreamableHttp, run, setTracingDisabled, Usage } from "@openai/agents";

export { auth };

setTracingDisabled(true);

const done = {
  ...{ type: "message", role: "assistant", status: "completed" },
  content: [{ type: "output_text", text: "Done." }],
};

export function connect({ url, provider }) {
  return connectAll({ walk: { url, authProvider: provider } });
}

export async function connectAll(mcpServers) {
  const servers = Object.entries(mcpServers).map(
    ([name, { url, headers, authProvider }]) =>
      new MCPServerStreamableHttp({ name, url, authProvider, requestInit: { headers } }),
  );
  for (const server of servers) await server.connect();
  /** Runs an agent whose model returns these. @returns the last input of the model. */
  const ask = async (...answers) => {
    let last;
    const getResponse = async (request) => {
      last = request;
      return { usage: new Usage(), output: answers.shift() };
    };
    await run(new Agent({ name: "walk", mcpServers: servers, model: { getResponse } }), "Go on.");
    return last;
  };
  return {
    listTools: async () => (await ask([done])).tools.map(({ name }) => name),
    call: async (calls) => {
      const made = calls.map(({ name, arguments: args }, at) => ({
        ...{ type: "function_call", callId: String(at), name },
        arguments: JSON.stringify(args),
      }));
      const { input } = await ask(made, [done]);
      return input.slice(-calls.length).map(({ output }) => output);
    },
    close: async () => {
      for (const server of servers) await server.close();
    },
  };
}
