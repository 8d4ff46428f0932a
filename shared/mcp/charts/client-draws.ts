/** Clients that show the view of a tool next to its answer: MCP Apps (SEP-1865). */
import * as z from "zod/mini";
import type { McpContext } from "../context.ts";

export const appsExtension = "io.modelcontextprotocol/ui";

/** The media type of a view. */
export const viewType = "text/html;profile=mcp-app";

const Capabilities = z.object({
  extensions: z.object({
    [appsExtension]: z.object({ mimeTypes: z.array(z.string()) }),
  }),
});

/** Revision 2026-07-28 has the client's capabilities in every message, earlier ones in the first. */
const Message = z.object({
  params: z.object({
    capabilities: z.optional(z.unknown()),
    _meta: z.optional(
      z.object({ "io.modelcontextprotocol/clientCapabilities": z.optional(z.unknown()) }),
    ),
  }),
});

const sessionPrefix = "charts-";

/**
 * Whether the client of a message shows views. Clients of the earlier revisions say so only when
 * they connect, and nothing is kept between requests: the session id that they get then says it
 * afterwards.
 */
export function clientDraws({ request, message }: Pick<McpContext, "request" | "message">) {
  return (
    declaresViews(message) ||
    (request.headers.get("mcp-session-id") ?? "").startsWith(sessionPrefix)
  );
}

/** Whether the message itself declares the extension with the type of the views. */
export function declaresViews(message: unknown): boolean {
  const parsed = Message.safeParse(message);
  if (!parsed.success) return false;
  const { capabilities, _meta } = parsed.data.params;
  return [capabilities, _meta?.["io.modelcontextprotocol/clientCapabilities"]].some((declared) => {
    const found = Capabilities.safeParse(declared);
    return found.success && found.data.extensions[appsExtension].mimeTypes.includes(viewType);
  });
}

/** The id of a session whose client shows views. It grants nothing, and no state belongs to it. */
export function newSessionId(): string {
  return `${sessionPrefix}${crypto.randomUUID()}`;
}
