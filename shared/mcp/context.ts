import type { Caller } from "../access/caller.ts";
import type { Meanings } from "../catalog/find-meanings.ts";
import type { ResolvedName } from "../catalog/resolve-name.ts";
import type { ListedRole, RoleFamily } from "../catalog/role-families.ts";
import type { Operation } from "../contract/operation.ts";
import type { Person } from "./questions/person.ts";

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

/** A limit that a message is over. */
export interface OverLimit {
  /** The limit that is used up: an account's of a minute or a month, or that of an address without a key. */
  used: "minute" | "month" | "address";
  /** The code of the API's error. */
  code: string;
  message: string;
  afterSeconds: number;
}

/** The context with which the servers and their tools handle one MCP message. */
export interface McpContext {
  /** The HTTP request. Its body has been read: see `message`. */
  request: Request;
  /** The JSON-RPC message, parsed. */
  message: unknown;
  requestId: string;
  /** The public origin of the service, without a trailing slash. */
  origin: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** Signs what a client keeps between two messages (`readKeys`). */
  secretsKey: string;
  /** Null on the public server. */
  caller: Caller | null;
  /** Present if the client shows questions to the person. */
  person?: Person;
  /** The limit that the message is over: no tool is run. */
  overLimit: OverLimit | null;
  /** Runs an operation for the caller, without counting it against the limits again. */
  call(operation: Operation, input: OperationInput): Promise<OperationResponse>;
  /** The role or city that words mean. */
  resolveName(kind: "role" | "city", text: string): Promise<ResolvedName>;
  /** Finds the meanings of words for a role or city among which a person would have to choose. */
  findMeanings(kind: "role" | "city", text: string): Promise<Meanings>;
  /** Slugs of cities that are spelled much like this one, closest first. */
  nearestCities(slug: string): Promise<readonly string[]>;
  /** The families of roles with their most common titles, and the slugs of all cities. */
  describeCatalog(): Promise<{ families: readonly RoleFamily[]; cities: readonly string[] }>;
  /** The text of a file of `public/content`. */
  readContent(file: string): Promise<string>;
  /** The roles whose title begins with a letter; `#` for a digit. */
  listRoles(letter: string): Promise<readonly ListedRole[]>;
}
