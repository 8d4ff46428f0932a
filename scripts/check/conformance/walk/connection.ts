import type { MemoryProvider } from "../../../run/stage/official-client.ts";

/** An entry for a server in a client's configuration, as in an `mcp.json`. */
interface ServerEntry {
  url: string;
  headers?: Record<string, string>;
}

/** A server that a person signs in to. */
interface SignInEntry extends ServerEntry {
  /** For clients that are a library. */
  provider: MemoryProvider;
  /** For clients that are a program: follows the authorization requests that it prints. */
  consent(output: string): void;
  /** A folder in which programs may keep files. */
  folder: string;
}

export interface ToolCall {
  name: string;
  arguments: Readonly<Record<string, unknown>>;
}

export interface Connection {
  /** Calls tools, all at once. @returns what a model is shown of each, in the client's own form. */
  call(calls: readonly ToolCall[]): Promise<unknown[]>;
  close(): Promise<void> | void;
}

interface AgentConnection extends Connection {
  /** The names of the tools that a model can choose from. */
  listTools(): Promise<string[]>;
}

interface AuthRequest {
  serverUrl: URL;
  authorizationCode?: string;
  iss?: string;
}

/** The exports of a client's file. */
export interface ClientModule {
  connect(server: SignInEntry): Promise<Connection>;
  /** Only a library has it: the function by which its users have a person sign in. */
  auth?(provider: MemoryProvider, request: AuthRequest): Promise<unknown>;
  /** Only a framework has it: connects one agent to several servers. */
  connectAll?(servers: Readonly<Record<string, ServerEntry>>): Promise<AgentConnection>;
}
