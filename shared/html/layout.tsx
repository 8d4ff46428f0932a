import { raw } from "hono/html";
import type { Child } from "hono/jsx";
import { assetPath } from "./asset-path.ts";
import type { Page } from "./page.ts";
import { commonPreview } from "./preview/preview-paths.ts";
import { renderInZone } from "./times.tsx";

const links = [
  ["/", "Look up pay"],
  ["/evaluate", "Check an offer"],
  ["/offers", "Compare offers"],
  ["/app/jobs", "Job search"],
  ["/docs", "Data and API"],
] as const;

const footerLinks = [
  ["/roles", "All jobs"],
  ["/cities", "All cities"],
  ["/companies", "All employers"],
  ["/compare", "Compare cities"],
  ["/docs/methodology", "How the figures are made, and how far off they are"],
  ["/pricing", "Plans"],
  ["/widget", "Widget"],
  ["/data", "Data files"],
  ["/status", "Status"],
  ["/privacy", "Privacy"],
  ["/terms", "Terms"],
  ["/data-licenses", "Data licenses"],
] as const;

function Brand({ siteName }: { siteName: string }) {
  return (
    <a class="brand" href="/">
      <svg viewBox="0 0 34 26" aria-hidden="true">
        <path class="spindle" d="M0 13C9 13 11 5 17 5s8 8 17 8c-9 0-11 8-17 8s-8-8-17-8Z" />
        <path class="bar" d="M15 0h4v26h-4z" />
      </svg>
      {siteName}
    </a>
  );
}

/**
 * The links once in a row, and once in a menu for narrow screens, where the row is not displayed.
 * Public pages are cached, the same for everyone: the header's script shows one of the last two links
 * to whoever is signed in. Without scripts "Sign in" leads them to their account as well.
 */
function SiteLinks({ path }: { path: string }) {
  const item = ([href, name]: readonly [string, string], shownTo?: string) => (
    <li class={shownTo}>
      <a href={href} aria-current={href === path ? "page" : undefined}>
        {name}
      </a>
    </li>
  );
  const items = [
    ...links.map((link) => item(link)),
    item(["/login", "Sign in"], "for-visitors"),
    item(["/app", "Your account"], "for-members"),
  ];
  return (
    <nav aria-label="Site">
      <ul class="site-links plain">{items}</ul>
      <details class="site-menu" id={menuId}>
        <summary>Menu</summary>
        <ul>{items}</ul>
      </details>
    </nav>
  );
}

/** @param path of the page, to mark its link in the navigation. */
function Layout({ page, path, origin, siteName, children }: LayoutProps) {
  const { title, description, kind = "prose", styles = [], modules = [] } = page;
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {awaitElement(page.whole ? footerId : menuId)}
        <title>{`${title} - ${siteName}`}</title>
        {description && <meta name="description" content={description} />}
        {page.unlisted && <meta name="robots" content="noindex" />}
        {page.canonical && <link rel="canonical" href={`${origin}${page.canonical}`} />}
        <Preview page={page} origin={origin} siteName={siteName} />
        {typefaces.map((file) => (
          <link rel="preload" href={file} as="font" type="font/woff2" crossorigin="" />
        ))}
        <link rel="icon" href={assetPath("favicon.svg")} type="image/svg+xml" />
        {/* Not deferred: a link that changes after it is shown moves those next to it. */}
        <script src={assetPath("signed-in.js")} />
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
          <div class="site-bar">
            <Brand siteName={siteName} />
            {page.navigation ?? <SiteLinks path={path} />}
          </div>
        </header>
        <main id="main" class={kind}>
          {kind === "prose" && <h1>{title}</h1>}
          {children}
        </main>
        <footer class="site-footer" id={footerId}>
          <nav aria-label="More">
            {footerLinks.map(([href, name]) => (
              <a href={href}>{name}</a>
            ))}
          </nav>
          <p>Made from public data of the U.S. government and from open data sets.</p>
        </footer>
      </body>
    </html>
  );
}

/**
 * Nothing is shown before this element has arrived. The header's links share a row, which is whole where the
 * menu begins. As text, because Hono's `link` leaves out `blocking`.
 */
const awaitElement = (id: string) => raw(`<link rel="expect" href="#${id}" blocking="render"/>`);

const footerId = "site-footer";

/** Of the menu in the header, which follows the row of links. */
export const menuId = "site-menu";

/** Of the text above the fold of every page, so that it does not move when they arrive. */
const typefaces = ["/assets/fonts/besley-1.woff2", "/assets/fonts/libre-franklin-1.woff2"];

interface LayoutProps extends Place {
  page: Page;
  children: Child;
}

/** The preview of a link in messengers and social networks. */
function Preview({ page, origin, siteName }: Omit<LayoutProps, "path" | "children">) {
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

/** Where a page is shown. */
interface Place {
  /** Of the page on this site. */
  path: string;
  /** The service's public origin, without a trailing slash. */
  origin: string;
  siteName: string;
}

/** The HTML document of a page. */
export async function renderDocument(page: Page, place: Place): Promise<string> {
  const text = renderInZone(page.timeZone ?? null, () =>
    (
      <Layout page={page} {...place}>
        {page.body}
      </Layout>
    ).toString(),
  );
  return `<!doctype html>\n${await text}\n`;
}
