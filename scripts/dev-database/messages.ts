import * as z from "zod";

/** What the process that keeps the database tells the build step that started it. */
export const Message = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("progress"), line: z.string() }),
  z.object({ kind: z.literal("ready") }),
  /** Somebody else keeps one. */
  z.object({ kind: z.literal("taken") }),
  z.object({ kind: z.literal("failed"), reason: z.string() }),
]);

export type Message = z.infer<typeof Message>;
