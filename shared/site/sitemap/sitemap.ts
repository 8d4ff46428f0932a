import { companyCatalog } from "#shared/catalog/company-catalog.ts";
import { rankCities, rankRoles } from "#shared/catalog/names/ranked-names.ts";
import type { CatalogContext } from "#shared/catalog/single-flight-cache.ts";
import { salaryPage } from "#shared/salaries/subject/page-url.ts";
import { guides } from "../docs/guides.ts";
import { recipeNames, recipePath } from "../docs/recipes/recipe-names.ts";

/** Public pages whose paths have no parameters, as search engines should find them. */
export const sitePaths: readonly string[] = [
  "/",
  "/roles",
  "/cities",
  "/companies",
  "/compare",
  "/evaluate",
  "/offers",
  "/posting",
  "/widget",
  "/pricing",
  "/data",
  ...guides.map(({ path }) => path),
  "/docs/design",
  "/data-licenses",
  "/privacy",
  "/terms",
  ...recipeNames.map(({ slug }) => recipePath(slug)),
];

/** A part of the sitemap: its name, and the paths of the pages in it. */
export interface Chunk {
  name: string;
  paths(): readonly string[];
}

/** URLs of a part; the protocol allows 50,000 and 50 MB, of which this is at most a fiftieth. */
const maxUrls = 10_000;

/** Every pair of a role and a city has a page; the sitemap lists these. */
const pairs = { roles: 100, cities: 25 };

/** The parts of the sitemap of the live catalog. */
export async function listChunks(context: CatalogContext): Promise<readonly Chunk[]> {
  const [{ roles, ranked }, cities] = [await rankRoles(context), await rankCities(context)];
  const { table } = await companyCatalog.open(context);
  const most = ranked.slice(0, pairs.roles).map(roles.slugs.at);
  return [
    {
      name: "pages",
      paths: () => [...sitePaths, ...cities.map(({ slug }) => `/cities/${slug}`)],
    },
    ...Array.from({ length: Math.ceil(roles.size / maxUrls) }, (_, at) => ({
      name: `roles-${at + 1}`,
      paths: () =>
        Array.from({ length: Math.min(maxUrls, roles.size - at * maxUrls) }, (_, offset) =>
          salaryPage({ role: roles.slugs.at(at * maxUrls + offset) }),
        ),
    })),
    {
      name: "companies",
      paths: () => table.rows.map(({ slug }) => `/companies/${slug}`),
    },
    {
      name: "pairs",
      paths: () =>
        most.flatMap((role) =>
          cities.slice(0, pairs.cities).map(({ slug }) => salaryPage({ role, city: slug })),
        ),
    },
  ];
}

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
