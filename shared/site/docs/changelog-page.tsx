import { InlineMarkdown } from "#shared/html/inline-markdown.tsx";
import type { Markup } from "#shared/html/page.ts";
import type { LoggedRelease } from "./changelog.ts";

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
