import type { Caller } from "../access/caller.ts";
import type { ResolvedName } from "../catalog/resolve-name.ts";
import type { ListedRole, RoleFamily } from "../catalog/role-families.ts";
import type { Operation } from "../contracts/operation.ts";

/** The input of an operation, by its place in a request. */
export interface OperationInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** Sent as JSON if the operation has a body. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** The response of an operation, as the API would send it. */
export interface OperationResponse {
  status: number;
  text: string;
  headers: Headers;
}

/** What the servers and their tools need to handle one MCP message. */
export interface McpContext {
  /** The HTTP request. Its body has been read: see `message`. */
  request: Request;
  /** The JSON-RPC message, parsed. */
  message: unknown;
  requestId: string;
  /** The public origin of the service, without a trailing slash. */
  origin: string;
  /** Null on the public server. */
  caller: Caller | null;
  /** Runs an operation for the caller, without counting it against the limits again. */
  call(operation: Operation, input: OperationInput): Promise<OperationResponse>;
  /** The role or city that words mean. */
  resolveName(kind: "role" | "city", text: string): Promise<ResolvedName>;
  /** Slugs of cities that are spelled much like this one, closest first. */
  nearestCities(slug: string): Promise<readonly string[]>;
  /** The families of roles with their most common titles, and the slugs of all cities. */
  describeCatalog(): Promise<{ families: readonly RoleFamily[]; cities: readonly string[] }>;
  /** The text of a file of `public/content`. */
  readContent(file: string): Promise<string>;
  /** The roles whose title begins with a letter; `#` for a digit. */
  listRoles(letter: string): Promise<readonly ListedRole[]>;
}
