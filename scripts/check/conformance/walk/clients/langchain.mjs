import { MultiServerMCPClient } from "@langchain/mcp-adapters";
import { auth } from "@modelcontextprotocol/sdk/client/auth.js";
import { AIMessage, createAgent, fakeModel } from "langchain";

export { auth };

export function connect({ url, provider }) {
  return connectAll({ walk: { url, authProvider: provider } });
}

export async function connectAll(mcpServers) {
  const client = new MultiServerMCPClient({ mcpServers });
  const tools = await client.getTools();
  return {
    listTools: async () => tools.map(({ name }) => name),
    /** A model that calls tools, and then is shown what came of it. */
    call: async (calls) => {
      const model = fakeModel()
        .respondWithTools(calls.map(({ name, arguments: args }) => ({ name, args })))
        .respond(new AIMessage("Done."));
      await createAgent({ model, tools }).invoke({ messages: "Go on." });
      return model.calls[1].messages.slice(-calls.length).map(({ content }) => content);
    },
    close: () => client.close(),
  };
}
