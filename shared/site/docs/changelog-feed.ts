import { html } from "hono/html";
import { serviceVersion } from "#shared/core/service-version.ts";
import type { Site } from "#shared/core/site.ts";
import type { LoggedRelease } from "./changelog.ts";

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
