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
import type { McpContext } from "./context.ts";
import { checkPromptArguments, type Prompt } from "./prompt.ts";
import type { Resource } from "./resource.ts";

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
