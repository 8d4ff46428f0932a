import * as z from "zod";

/** An instant in a response. */
export const Instant = z.iso
  .datetime()
  .meta({ description: "ISO 8601 instant in UTC.", example: "2026-11-20T15:30:00.000Z" });
