/** The clients that walk, each with a file that connects it as its documentation does. */
export interface OutsideClient {
  name: string;
  version: string;
  /** A file in this folder, without `.mjs`. */
  file: string;
  /** Packages that are installed with it. */
  with?: readonly string[];
}

const [sdk1, sdk2] = ["@modelcontextprotocol/sdk@1.32.2", "@modelcontextprotocol/client@2.4.0"];

export const clients: readonly OutsideClient[] = [
  { name: "@modelcontextprotocol/sdk", version: "1.32.2", file: "sdk-1" },
  { name: "@modelcontextprotocol/client", version: "2.4.0", file: "sdk-2" },
  { name: "@modelcontextprotocol/inspector", version: "2.12.0", file: "inspector" },
  { name: "mcporter", version: "0.12.3", file: "mcporter" },
  { name: "@ai-sdk/mcp", version: "2.0.99", file: "ai-sdk", with: ["ai@7.0.173"] },
  {
    ...{ name: "@langchain/mcp-adapters", version: "1.1.4", file: "langchain" },
    with: [sdk1, "langchain@1.5.14", "@langchain/core@1.4.0", "@langchain/langgraph@1.7.3"],
  },
  { name: "@openai/agents", version: "0.20.0", file: "openai-agents", with: [sdk2, "zod@4.6.7"] },
  { name: "mcp-remote", version: "0.15.1", file: "mcp-remote", with: [sdk2] },
];
