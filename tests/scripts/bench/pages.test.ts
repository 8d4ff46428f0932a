import { describe, expect, it } from "vitest";
import { pages } from "../../../functions/pages.ts";
import { listPageMisses, reportPages } from "../../../scripts/bench/pages/report-pages.ts";
import { keepPagesSection, replacePagesSection } from "../../../scripts/bench/pages/section.ts";
import { publicPages } from "../../../scripts/browser/public-pages.ts";

const good = { lcpMs: 900, cls: 0, bytes: 30_000, requests: 5 };

describe("the benchmark of pages", () => {
  it("names what misses a target, and a page that painted nothing", () => {
    expect(listPageMisses([{ path: "/", figures: good }])).toEqual([]);
    const misses = [{ lcpMs: 1_200 }, { cls: 0.05 }, { bytes: 100_000 }, { lcpMs: 0 }].map((bad) =>
      listPageMisses([{ path: "/", figures: { ...good, ...bad } }]).join(),
    );
    expect(misses).toEqual(["/: LCP 1200 ms", "/: CLS 0.050", "/: 100.0 KB", "/: LCP 0 ms"]);
  });

  it("writes its own section only, which the other benchmark keeps", () => {
    const section = reportPages("2026-01-02", 3, [{ path: "/", figures: good }]);
    const written = replacePagesSection("# Benchmarks\n\nRows.\n", section);
    expect(written).toBe(`# Benchmarks\n\nRows.\n\n${section}`);
    const later = reportPages("2026-01-03", 3, [{ path: "/", figures: { ...good, lcpMs: 901 } }]);
    expect(replacePagesSection(written, later)).toBe(`# Benchmarks\n\nRows.\n\n${later}`);
    expect(keepPagesSection("# Benchmarks\n\nOther rows.\n", written)).toBe(
      `# Benchmarks\n\nOther rows.\n\n${section}`,
    );
    expect(keepPagesSection("# Benchmarks\n", "# Benchmarks\n")).toBe("# Benchmarks\n");
  });

  it("has a page for every route that people see without an account", () => {
    const seen = publicPages.map(({ path }) => path.split("?")[0]?.split("/") ?? []);
    const signedIn = /^\/(?:app|login|signup|oauth)(?:\/|$)/;
    const routes = new Set(
      pages
        .flatMap((page) => page.routes)
        .filter(({ method, path }) => method === "GET" && !signedIn.test(path))
        .map(({ path }) => path),
    );
    const missing = [...routes].filter((route) => {
      const parts = route.split("/");
      return !seen.some(
        (path) =>
          path.length === parts.length &&
          parts.every((part, at) => part.startsWith(":") || part === path[at]),
      );
    });
    // Documents for programs, files, and addresses that redirect.
    expect(missing.toSorted()).toEqual([
      "/.well-known/ai-catalog.json",
      "/.well-known/api-catalog",
      "/.well-known/mcp/server-card.json",
      "/.well-known/oauth-authorization-server",
      "/.well-known/oauth-protected-resource/api/mcp",
      "/.well-known/oauth-protected-resource/api/v1/intelligence/mcp",
      "/.well-known/security.txt",
      "/api/mcp/server-card",
      "/api/v1/intelligence/mcp/server-card",
      "/data/",
      "/data/:release/:file",
      "/data/:release/roles/:file",
      "/docs/changelog.atom",
      "/docs/search.json",
      "/llms.txt",
      "/mcp/server-card",
      "/openapi.json",
      "/robots.txt",
      "/salaries",
      "/salaries/names.json",
      "/server.json",
      "/sitemap.xml",
      "/sitemaps/:chunk",
    ]);
  });
});
