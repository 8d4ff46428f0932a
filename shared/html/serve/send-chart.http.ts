import type { Context } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteName } from "#shared/middleware/request/site.ts";
import { type ChartFile, type ChartFormat, writeChart } from "../charts/chart-file.tsx";

const types: Readonly<Record<ChartFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  svg: "image/svg+xml",
};

/** Sends a chart as a file to keep; no script of a drawing runs, wherever it is opened. */
export async function sendChart(
  c: Context<AppEnv>,
  file: ChartFile,
  format: ChartFormat,
  cacheControl: "public, max-age=3600" | "private, no-store",
): Promise<Response> {
  return new Response(await writeChart(file, format, siteName(c)), {
    headers: {
      "Content-Type": types[format],
      "Content-Disposition": `attachment; filename="${file.name}.${format}"`,
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
      "Cache-Control": cacheControl,
    },
  });
}
