import * as z from "zod/mini";

/** A view of a chart is a constant; other resources are documents that are made for the request. */
const Work = z.union([
  z.object({ method: z.literal("tools/call") }),
  z.object({
    method: z.literal("resources/read"),
    params: z.object({ uri: z.string().check(z.refine((uri) => !uri.startsWith("ui://"))) }),
  }),
]);

/** Whether a message asks for what is counted like a call of the API: a tool's result, or a document. */
export function doesWork(message: unknown): boolean {
  return Work.safeParse(message).success;
}
