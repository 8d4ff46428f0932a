/** mcp-remote, by which programs that know no OAuth reach the servers: it runs next to them and signs in. */
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { appsExtension, viewType } from "../../shared/mcp/charts/client-draws.ts";
import type { Service } from "../../tests/support/service.ts";
import type { SignedIn } from "../../tests/support/sign-in.ts";
import { consentTo } from "./consent.ts";

const remote = "mcp-remote@0.15.1";

/** A tool of each server that needs no arguments, or these. */
const calls = {
  "/api/v1/intelligence/mcp": { name: "analyze_compensation", arguments: { role: "nurse" } },
  "/api/mcp": { name: "get_pipeline", arguments: {} },
} as const;

/**
 * Connects to a server from nothing but its URL, through mcp-remote, twice: with the consent of a
 * person, and then with the tokens that it has kept.
 *
 * @param folder where it keeps its tokens.
 * @returns whether both could list and call tools, with the charts that the client asked for.
 */
export async function checkRemote(
  service: Service,
  person: SignedIn,
  path: keyof typeof calls,
  folder: string,
): Promise<boolean> {
  const url = new URL(path, service.url).href;
  const consents = [consentTo(service, person), refuseConsent];
  for (const [at, onOutput] of consents.entries()) {
    const transport = new StdioClientTransport({
      command: "npx",
      args: ["--yes", remote, url, "--allow-http", "--transport", "http-only"],
      cwd: folder,
      env: {
        ...definedOf(process.env),
        MCP_REMOTE_CONFIG_DIR: join(folder, "mcp-auth"),
        // No browser is opened: the person is a script.
        BROWSER: "true",
      },
      stderr: "pipe",
    });
    let output = "";
    transport.stderr?.on("data", (text: Buffer) => {
      output += String(text);
      onOutput(output);
    });
    const client = new Client(
      { name: "conformance", version: "1.0.0" },
      { capabilities: { extensions: { [appsExtension]: { mimeTypes: [viewType] } } } },
    );
    try {
      await client.connect(transport, { timeout: 90_000 });
      const { tools } = await client.listTools();
      const drawn = tools.filter(({ _meta }) => _meta?.ui !== undefined).length;
      const result = await client.callTool(calls[path]);
      const charts = Object(result._meta).charts as unknown[] | undefined;
      console.log(
        `${remote} ${path}, ${at === 0 ? "with consent" : "with the tokens kept"}: ${tools.length} tools, ${drawn} with a view; ${calls[path].name} ${result.isError ? "failed" : "succeeded"} with ${charts?.length ?? 0} chart(s)`,
      );
      if (tools.length === 0 || drawn === 0 || result.isError || !charts?.length) return false;
    } catch (error) {
      console.error(`${remote} ${path}: ${String(error)}\n${output}`);
      return false;
    } finally {
      await client.close();
      end(output);
    }
  }
  return true;
}

/** While it waits for a sign-in it outlives npx, which is all that the client ends. */
function end(output: string): void {
  const [, id] = /^\[(\d+)\]/m.exec(output) ?? [];
  try {
    if (id !== undefined) process.kill(Number(id));
  } catch {
    // It has ended by itself.
  }
}

function definedOf(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

/** The second time nobody is asked. */
function refuseConsent(output: string): void {
  if (/oauth\/authorize\?/.test(output)) console.error("mcp-remote asked for consent again");
}
