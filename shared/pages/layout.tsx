import { raw } from "hono/html";
import type { Child } from "hono/jsx";
import { assetPath } from "./asset-path.ts";
import type { Page } from "./page.ts";
import { commonPreview } from "./preview/preview-paths.ts";

const links = [
  ["/roles", "Jobs"],
  ["/cities", "Cities"],
  ["/compare", "Compare"],
  ["/evaluate", "Is it fair?"],
  ["/offers", "Offers"],
  ["/docs", "API"],
  ["/docs/methodology", "Method"],
] as const;

/** Public pages are the same for everyone: they do not know who is signed in. */
const accountLink = (path: string) =>
  /^\/(?:app|oauth\/authorize)(?:\/|$)/.test(path)
    ? (["/app", "Account"] as const)
    : (["/login", "Sign in"] as const);

const footerLinks = [
  ["/docs/methodology", "How far off the figures are"],
  ["/pricing", "Plans"],
  ["/widget", "Widget"],
  ["/docs/webhooks", "Webhooks"],
  ["/docs/errors", "Errors"],
  ["/data", "Data files"],
  ["/openapi.json", "OpenAPI"],
  ["/llms.txt", "llms.txt"],
  ["/status", "Status"],
  ["/privacy", "Privacy"],
  ["/terms", "Terms"],
  ["/data-licenses", "Data licenses"],
] as const;

export const siteName = "Compensation Intelligence";

function Brand() {
  return (
    <a class="brand" href="/">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path fill="currentColor" d="M3 29h7v-9H3zm9.500 0h7V12h-7zM22 29h7V3h-7z" />
      </svg>
      {siteName}
    </a>
  );
}

/** @param path of the page, to mark its link in the navigation. */
function Layout({ page, path, origin, children }: LayoutProps) {
  const { title, description, kind = "prose", styles = [], modules = [] } = page;
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} - ${siteName}`}</title>
        {description && <meta name="description" content={description} />}
        {page.unlisted && <meta name="robots" content="noindex" />}
        {page.canonical && <link rel="canonical" href={`${origin}${page.canonical}`} />}
        <Preview page={page} origin={origin} />
        <link rel="icon" href={assetPath("favicon.svg")} type="image/svg+xml" />
        {["site.css", ...styles].map((file) => (
          <link rel="stylesheet" href={assetPath(file)} />
        ))}
        {modules.map((file) => (
          <script type="module" src={assetPath(file)} />
        ))}
        {page.structuredData?.map((data) => (
          <script type="application/ld+json">{raw(scriptJson(data))}</script>
        ))}
      </head>
      <body>
        <a class="skip" href="#main">
          Skip to the text
        </a>
        <header class="site-header">
          <Brand />
          <nav aria-label="Site">
            {[...links, accountLink(path)].map(([href, name]) => (
              <a href={href} aria-current={href === path ? "page" : undefined}>
                {name}
              </a>
            ))}
          </nav>
        </header>
        <main id="main" class={kind}>
          {kind === "prose" && <h1>{title}</h1>}
          {children}
        </main>
        <footer class="site-footer">
          <nav aria-label="More">
            {footerLinks.map(([href, name]) => (
              <a href={href}>{name}</a>
            ))}
          </nav>
          <p>Based on public data of the U.S. government and on open data sets. MIT license.</p>
        </footer>
      </body>
    </html>
  );
}

interface LayoutProps {
  page: Page;
  path: string;
  origin: string;
  children: Child;
}

/** What messengers and social networks show for a link. */
function Preview({ page, origin }: { page: Page; origin: string }) {
  const { title, description, image = commonPreview, canonical } = page;
  if (!canonical) return null;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={`${origin}${canonical}`} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={`${origin}${image}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** JSON that cannot end the script element that contains it. */
function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/**
 * The HTML document of a page.
 *
 * @param path of the page on this site.
 * @param origin the service's public origin, without a trailing slash.
 */
export async function renderDocument(
  page: Page,
  { path, origin }: { path: string; origin: string },
): Promise<string> {
  const document = (
    <Layout page={page} path={path} origin={origin}>
      {page.body}
    </Layout>
  );
  return `<!doctype html>\n${await document}\n`;
}
