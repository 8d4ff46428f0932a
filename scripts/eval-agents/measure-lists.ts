import { newSessionId } from "../../shared/mcp/charts/client-draws.ts";
import { type ServerName, servers } from "../../shared/mcp/describe-servers.ts";
import { connect, type Send } from "./client.ts";
import type { Credentials } from "./evaluate.ts";
import { tokensOf } from "./run-tasks.ts";

/** Tokens of a server's list of tools, which an agent reads before its first call. */
export interface ListSize {
  server: ServerName;
  tools: number;
  complete: number;
  withoutOutput: number;
  /** Of the complete list for a client that draws charts. */
  withViews: number;
}

export async function measureLists(send: Send, credentials: Credentials): Promise<ListSize[]> {
  const token = await credentials.newToken();
  const sizes = (Object.keys(servers) as ServerName[]).map(async (server): Promise<ListSize> => {
    const credential = server === "pipeline" ? token : credentials.salary;
    const { path } = servers[server];
    const tools = await connect(send, path, credential).list();
    const drawn = await connect(send, path, credential, newSessionId()).list();
    const inputs = tools.map(({ outputSchema: _, ...tool }) => tool);
    return {
      server,
      tools: tools.length,
      complete: tokensOf(tools),
      withoutOutput: tokensOf(inputs),
      withViews: tokensOf(drawn),
    };
  });
  return Promise.all(sizes);
}
