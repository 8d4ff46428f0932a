/** Documents of the sitemap protocol (sitemaps.org). */

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The index of the parts at these absolute URLs. */
export function renderSitemapIndex(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`);
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${entries.join("")}</sitemapindex>\n`;
}

/** One part: the pages at these absolute URLs. */
export function renderSitemap(urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${escapeXml(url)}</loc></url>\n`);
  return `${declaration}<urlset xmlns="${namespace}">\n${entries.join("")}</urlset>\n`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => entities[character] ?? "");
}
