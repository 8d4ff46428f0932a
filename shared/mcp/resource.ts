import type { viewType } from "./charts/client-draws.ts";
import type { McpContext } from "./context.ts";

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
