import * as z from "zod";

/** Messages from the process that keeps the database running to the build step that started it. */
export const Message = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("progress"), line: z.string() }),
  z.object({ kind: z.literal("ready") }),
  /** Another process already runs the database. */
  z.object({ kind: z.literal("taken") }),
  z.object({ kind: z.literal("failed"), reason: z.string() }),
]);

export type Message = z.infer<typeof Message>;
