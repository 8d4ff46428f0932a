import { auth, Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

export { auth };

export async function connect({ url, provider }) {
  const client = new Client({ name: "walk", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { authProvider: provider }));
  return {
    call: (calls) => Promise.all(calls.map((call) => client.callTool(call))),
    close: () => client.close(),
  };
}
