/** The formats of what can be a table. */
import * as z from "zod/mini";
import { withMeta } from "./with-meta.ts";

/** Media types by the names that `format` takes. */
export const tableFormats = { json: "application/json", csv: "text/csv" } as const;

export const tableMedia = [tableFormats.json, tableFormats.csv] as const;

export const Format = withMeta(z.optional(z.enum(["json", "csv"])), {
  description:
    "Format of the response; without it `Accept` decides (`application/json`, `text/csv`).",
  example: "csv",
});
