import { html } from "hono/html";
import { serviceVersion } from "#shared/core/service-version.ts";
import type { Site } from "#shared/core/site.ts";
import { InlineMarkdown } from "#shared/html/inline-markdown.tsx";
import type { Markup } from "#shared/html/page.ts";

/** The shape of `public/content/changelog.json`, which `npm run generate -- pages` makes from `CHANGELOG.md`. */
export interface LoggedRelease {
  version: string;
  /** `YYYY-MM-DD`; null before it is released. */
  date: string | null;
  sections: readonly { name: string; changes: readonly string[] }[];
}

/** Every release with its changes, the latest first. */
export function Changelog({ releases }: { releases: readonly LoggedRelease[] }): Markup {
  return (
    <>
      <p>
        The <code>Service-Version</code> header of every response is the date of the API version.
        There is <a href="/docs/changelog.atom">an Atom feed</a>.
      </p>
      {releases.map(({ version, date, sections }) => (
        <section aria-labelledby={`v${version}`}>
          <h2 id={`v${version}`}>
            {version}
            {date && ` (${date})`}
          </h2>
          {sections.map(({ name, changes }) => (
            <>
              <h3>{name}</h3>
              <ul>
                {changes.map((change) => (
                  <li>
                    <InlineMarkdown text={change.replaceAll(/\*+(\S[^*]*)\*+/g, "$1")} />
                  </li>
                ))}
              </ul>
            </>
          ))}
        </section>
      ))}
    </>
  );
}

/** The changelog as an Atom feed. */
export function changelogFeed(releases: readonly LoggedRelease[], { origin, name }: Site): string {
  const page = `${origin}/docs/changelog`;
  const dateOf = (date: string | null) => `${date ?? serviceVersion}T00:00:00Z`;
  const entries = releases.map(
    ({ version, date, sections }) => html`<entry>
<id>${page}#v${version}</id>
<title>${version}</title>
<updated>${dateOf(date)}</updated>
<link href="${page}#v${version}"/>
<content type="text">${sections.flatMap(({ name, changes }) => [`${name}:`, ...changes.map((change) => `- ${change}`)]).join("\n")}</content>
</entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n${html`<feed xmlns="http://www.w3.org/2005/Atom">
<id>${page}</id>
<title>Changes of ${name}</title>
<updated>${dateOf(releases[0]?.date ?? null)}</updated>
<link rel="self" href="${page}.atom"/>
<author><name>${name}</name></author>
${entries}</feed>`}\n`;
}
