import * as z from "zod/mini";

const ToolCall = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.literal("tools/call"),
  params: z.object({ name: z.string() }),
});

/** The name of the tool that a message calls; null if it is another message. */
export function calledTool(message: unknown): string | null {
  const call = ToolCall.safeParse(message);
  return call.success ? call.data.params.name : null;
}
