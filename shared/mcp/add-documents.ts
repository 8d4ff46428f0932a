import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
  type StandardSchemaWithJSON,
} from "@modelcontextprotocol/server";
import { logFailure } from "../core/log-failure.ts";
import { findMalformedText, textRule } from "../core/well-formed.ts";
import type { viewType } from "./charts/client-draws.ts";
import type { McpContext } from "./context.ts";

export function addPrompt(server: McpServer, prompt: Prompt): void {
  const { name, title, description } = prompt;
  const config = { title, description };
  const answer = (args: Readonly<Record<string, string>>) => ({
    description,
    messages: [
      { role: "user" as const, content: { type: "text" as const, text: prompt.text(args) } },
    ],
  });
  if (prompt.arguments.length === 0) server.registerPrompt(name, config, () => answer({}));
  else server.registerPrompt(name, { ...config, argsSchema: schemaOf(prompt) }, answer);
}

/** A prompt's arguments are checked here, because no operation does. */
function schemaOf(prompt: Prompt): StandardSchemaWithJSON<Record<string, string>> {
  const { arguments: known } = prompt;
  const json = () => ({
    type: "object",
    properties: Object.fromEntries(
      known.map(({ name, description }) => [name, { type: "string", description }]),
    ),
    required: known.filter(({ required }) => required).map(({ name }) => name),
  });
  return {
    "~standard": {
      version: 1,
      vendor: "compensation-intelligence",
      validate(value) {
        const args = Object(value) as Record<string, string>;
        const malformed = findMalformedText(args);
        const faults =
          malformed === null
            ? checkPromptArguments(prompt, args)
            : [`${malformed} is not valid. Allowed: ${textRule}.`];
        if (faults.length > 0) return { issues: faults.map((message) => ({ message })) };
        return { value: args };
      },
      jsonSchema: { input: json, output: json },
    },
  };
}

export function addResource(server: McpServer, context: McpContext, resource: Resource): void {
  const { name, title, description, uri, mimeType, meta } = resource;
  const _meta = meta ? { _meta: { ...meta } } : {};
  const config = { title, description, mimeType, ..._meta };
  const read = async (address: string, letter: string) => {
    const text = await resource
      .read(context, letter)
      .catch((cause: unknown) => hideDefect(context, name, cause));
    if (text === null) throw new ResourceNotFoundError(address);
    return { contents: [{ uri: address, mimeType, text, ..._meta }] };
  };
  if (!uri.includes("{")) {
    server.registerResource(name, uri, config, () => read(uri, ""));
    return;
  }
  const template = new ResourceTemplate(uri, { list: undefined });
  server.registerResource(name, template, config, ({ href }, { letter }) =>
    read(href, String(letter)),
  );
}

function hideDefect({ requestId }: McpContext, resource: string, cause: unknown): never {
  logFailure({ requestId, resource }, cause);
  throw new ProtocolError(
    ProtocolErrorCode.InternalError,
    `The resource could not be read because of a fault in the service, logged under ${requestId}.`,
  );
}

/** A task that a person starts by name; the text is what the agent then reads. */
export interface Prompt {
  name: string;
  title: string;
  description: string;
  arguments: readonly PromptArgument[];
  /** The tools that its text names. */
  tools: readonly string[];
  text(args: Readonly<Record<string, string>>): string;
}

export interface PromptArgument {
  name: string;
  description: string;
  required?: true;
}

const maxLength = 300;

/**
 * Finds what is wrong with a prompt's arguments.
 *
 * @returns a sentence for each fault; empty if there are none.
 */
export function checkPromptArguments(
  { arguments: known }: Prompt,
  args: Readonly<Record<string, unknown>>,
): string[] {
  const names = known.map(({ name }) => name);
  const missing = known.filter(({ name, required }) => required && !hasText(args[name]));
  const unknown = Object.keys(args).filter((name) => !names.includes(name));
  const tooLong = names.filter((name) => String(args[name] ?? "").length > maxLength);
  return [
    ...missing.map(({ name, description }) => `${name} is required: ${description}.`),
    ...unknown.map((name) => `${name} is not an argument. There are: ${names.join(", ")}.`),
    ...tooLong.map((name) => `${name} may have ${maxLength} characters.`),
  ];
}

function hasText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

/** A document that an agent reads as it is. */
export interface Resource {
  name: string;
  title: string;
  description: string;
  /** The URI, or a template (RFC 6570) with the one variable `{letter}`. */
  uri: string;
  mimeType: "text/markdown" | typeof viewType;
  /** Fields with which a client shows it. */
  meta?: Readonly<Record<string, object>>;
  /** Null if there is no such document. */
  read(context: McpContext, letter: string): Promise<string | null>;
}
