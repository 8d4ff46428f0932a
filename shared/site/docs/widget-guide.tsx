import { publicPerMinute } from "#shared/access/tiers.ts";
import { CodeSample } from "#shared/html/components/copyable.tsx";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import { InlineMarkdown } from "#shared/html/inline-markdown.tsx";
import type { Markup } from "#shared/html/page.ts";
import { embedCode } from "#shared/salaries/widget/embed-code.page.ts";

const attributes = [
  [
    "role",
    "Slug of the job, required. The element moves it to `job`, because for assistive technology `role` says what an element is; `job` may be written in the first place.",
  ],
  ["city", "Slug of the city; without it the figure is the nation's."],
  ["exp", "entry, mid (the default), senior or staff."],
  ["theme", "light, dark or auto (the default), which follows the reader's system."],
  ["white-label", "A white-label key (wlk_…)."],
  ["base", "Origin of the service, if your page loads the script from somewhere else."],
] as const;

const properties = [
  ["--salary-accent", "Bars, links and focus"],
  ["--salary-ink", "Text"],
  ["--salary-soft", "Secondary text"],
  ["--salary-line", "Borders"],
  ["--salary-background", "Background"],
  ["--salary-radius", "Rounding of the card, 6px"],
  ["--salary-font", "As the property `font`: 1rem / 1.5 Libre Franklin, or the system's own"],
  ["--salary-width", "Maximum width, 34rem"],
] as const;

/** How to embed the widget. */
export function WidgetGuide({ origin }: { origin: string }): Markup {
  const settings = { role: "electrician", city: "austin", exp: "senior", theme: "auto" } as const;
  return (
    <>
      <p>
        <a href="/widget">Configure the widget</a> in a form and copy its code, or write it:
      </p>
      <CodeSample label="the code" code={embedCode(settings, { origin, isPinned: false })} />
      <p>
        The script is classic JavaScript of 8 KB without dependencies. It sets no cookie, stores
        nothing, and requests only <code>{origin}/api/v1/intelligence/salaries/widget</code>.
        Attributes may change at any time; figures that a page shows twice are requested once.
      </p>
      <h2 id="attributes">Attributes</h2>
      <Rows label="Attributes" heading="Attribute" rows={attributes} />
      <h2 id="style">Style</h2>
      <p>
        The widget takes the width of its place, up to <code>--salary-width</code>, and leaves out
        the bars where it is narrow. Custom properties set its style:
      </p>
      <Rows label="Custom properties" heading="Custom property" rows={properties} />
      <CodeSample
        label="the style"
        code={`salary-widget {
  --salary-accent: #7a3fb0;
  --salary-radius: 0;
}
salary-widget::part(median) {
  font-family: Georgia, serif;
}`}
      />
      <p>
        Parts for <code>::part()</code>: card, subject, figure, median, range, levels, level,
        chosen, source, link, message, retry.
      </p>
      <h2 id="events">Events</h2>
      <p>
        <code>salary-load</code> with <code>detail.figures</code> (the API's response) and{" "}
        <code>detail.exp</code>; <code>salary-error</code> with <code>detail.code</code> and{" "}
        <code>detail.message</code>. Both bubble. A slug that is not known is shown with the nearest
        one.
      </p>
      <h2 id="limits">Limits</h2>
      <p>
        A reader's network has {publicPerMinute.catalog} figures a minute. A widget beyond that says
        so, and requests its figure again once the limit allows it; one that is offline does when
        the connection is back.
      </p>
      <h2 id="csp">Content security policy</h2>
      <p>
        The widget uses neither inline styles nor an HTML parser, so it also works with Trusted
        Types. A page with a policy allows two things:
      </p>
      <CodeSample
        label="the policy"
        code={`Content-Security-Policy: script-src ${origin}; connect-src ${origin}`}
      />
      <h2 id="versions">Versions</h2>
      <p>
        <code>/widget.js</code> is the newest version. A script with a version in its name never
        changes, is stored by browsers for a year, and can be named with its hash:
      </p>
      <CodeSample label="the pinned code" code={embedCode(settings, { origin, isPinned: true })} />
      <h2 id="white-label">White label</h2>
      <p>
        With a white-label key, which accounts from the Pro plan on make under{" "}
        <a href="/app/keys">their keys</a>, the widget shows neither the service's name nor links to
        it. Anyone can read a key in a page: this one does nothing but that, and can be revoked. If
        it is not valid, the widget shows the name.
      </p>
    </>
  );
}

function Rows({
  label,
  heading,
  rows,
}: {
  label: string;
  heading: string;
  rows: readonly (readonly [string, string])[];
}): Markup {
  return (
    <ScrollArea label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, text]) => (
            <tr>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <InlineMarkdown text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
