import { type PageFigures, throttling } from "./measure-page.ts";

export interface MeasuredPage {
  path: string;
  figures: PageFigures;
}

/** What every public page has to stay below. */
export const targets = { lcpMs: 1_200, cls: 0.05, bytes: 100_000 };

/** The section of `docs/benchmarks.md`. @param date `YYYY-MM-DD`. @param rounds per page. */
export function reportPages(date: string, rounds: number, pages: readonly MeasuredPage[]): string {
  const { latencyMs, bitsPerSecond, cpuSlowdown } = throttling;
  const misses = listPageMisses(pages);
  return `## Public pages

Written by \`npm run bench:pages\` on ${date}: medians of ${rounds} visits in Chromium, 412 px wide, throttled to
${latencyMs} ms per request, ${bitsPerSecond / 1e6} Mbit/s and a processor ${cpuSlowdown} times slower. The browser has stored nothing; the
data center has the page already. Bytes are everything that came over the network with headers; a
proxy in front of the local service gzips text, as the platform's network does (which prefers Brotli).

| page | LCP ms (< ${targets.lcpMs}) | CLS (< ${targets.cls}) | KB (< ${targets.bytes / 1000}) | requests |
| --- | ---: | ---: | ---: | ---: |
${pages.map(row).join("\n")}
${misses.length > 0 ? `\nMissed: ${misses.join("; ")}.\n` : ""}`;
}

function row({ path, figures: { lcpMs, cls, bytes, requests } }: MeasuredPage): string {
  const kilobytes = (bytes / 1000).toFixed(1);
  return `| \`${path}\` | ${Math.round(lcpMs)} | ${cls.toFixed(3)} | ${kilobytes} | ${requests} |`;
}

/** The pages that miss a target, and by what. A page without any paint misses too. */
export function listPageMisses(pages: readonly MeasuredPage[]): string[] {
  return pages.flatMap(({ path, figures: { lcpMs, cls, bytes } }) => [
    ...(lcpMs > 0 && lcpMs < targets.lcpMs ? [] : [`${path}: LCP ${Math.round(lcpMs)} ms`]),
    ...(cls < targets.cls ? [] : [`${path}: CLS ${cls.toFixed(3)}`]),
    ...(bytes < targets.bytes ? [] : [`${path}: ${(bytes / 1000).toFixed(1)} KB`]),
  ]);
}
