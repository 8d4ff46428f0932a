import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

export async function connect({ url, folder, consent }) {
  const transport = new StdioClientTransport({
    command: "mcp-remote",
    args: [url, "--allow-http", "--transport", "http-only"],
    // No browser is opened: the person is a script.
    env: { ...process.env, MCP_REMOTE_CONFIG_DIR: folder, BROWSER: "true" },
    stderr: "pipe",
  });
  let output = "";
  transport.stderr?.on("data", (text) => {
    output += text;
    consent(output);
  });
  const client = new Client({ name: "walk", version: "1.0.0" });
  await client.connect(transport, { timeout: 90_000 });
  return {
    call: (calls) => Promise.all(calls.map((call) => client.callTool(call))),
    close: () => client.close(),
  };
}
