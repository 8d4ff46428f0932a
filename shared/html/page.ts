import type { HtmlEscapedString } from "hono/utils/html";

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The text of a page in Markdown, made only if somebody prefers it. */
export type MarkdownSource = () => string | Promise<string>;

/** A page before it is put into the site's layout. */
export interface Page {
  /** Shown in the browser's tab and by search engines, without the site's name. */
  title: string;
  body: Markup;
  /** The description for search engines and previews. */
  description?: string;
  /** Path and query by which search engines should know the page. */
  canonical?: string;
  /** Path of the image that previews show, 1200 by 630 pixels; one for all pages if absent. */
  image?: string;
  /** Whether search engines should leave it out. */
  unlisted?: boolean;
  /** Files of `/assets` that this page needs in addition to the common stylesheet. */
  styles?: readonly string[];
  scripts?: readonly string[];
  modules?: readonly string[];
  /** Directives of the Content-Security-Policy that this page adds or replaces. */
  policy?: Readonly<Record<string, string>>;
  /** What the header has in place of the public pages. */
  navigation?: Markup;
  /**
   * Whether the page is shown only once all of it has arrived, because its parts share a width, so that a
   * later part would move those before it.
   */
  whole?: boolean;
  /** CSS class of the main element; `prose` by default, whose heading is the title. */
  kind?: string;
  /** schema.org objects that describe the page to search engines. */
  structuredData?: readonly object[];
  /** The page in Markdown, for readers that prefer it. */
  markdown?: MarkdownSource;
  /** The time zone of the account that the page is for. */
  timeZone?: string | null;
  /** 200 if absent. */
  status?: number;
  /** Whether a part is missing only for now, so that the page must not be cached. */
  transient?: boolean;
}

/** The Content-Security-Policy: pages load nothing from other hosts and run no inline script. */
function contentSecurityPolicy({ modules = [], policy = {} }: Page): string {
  const directives = {
    "default-src": "'none'",
    "style-src": "'self'",
    "font-src": "'self'",
    "img-src": "'self'",
    // The header's script shows who is signed in that they are; it sends nothing.
    "script-src": "'self'",
    ...(modules.length > 0 ? { "connect-src": "'self'" } : {}),
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    ...policy,
  };
  return Object.entries(directives)
    .map((pair) => pair.join(" "))
    .join("; ");
}

/** Headers that every page has in addition to those of every response. */
export function pageHeaders(page: Page): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(page),
    "Referrer-Policy": "strict-origin-when-cross-origin",
  };
}
