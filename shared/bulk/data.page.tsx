import { grouped } from "#shared/core/format.ts";
import { isPresentMethod, method } from "#shared/figures/methodology-version.ts";
import { CodeSample, Copyable } from "#shared/html/components/copyable.tsx";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import { InlineMarkdown } from "#shared/html/inline-markdown.tsx";
import { toMarkdown } from "#shared/html/markdown/to-markdown.ts";
import type { Markup, Page } from "#shared/html/page.ts";
import type { DataFile, Manifest, ManifestTable } from "./release.ts";

/** The files that can be downloaded. */
export interface DataOffer {
  origin: string;
  /** The release of the live dataset. */
  live: string;
  /** The release that `latest` stands for; null if there are no files. */
  manifest: Manifest | null;
  /** Newest first. */
  releases: readonly string[];
}

/** The data files: size, rows, checksum, dictionary, license, and how to cite them. */
export function dataPage(offer: DataOffer): Page {
  const content = <Content offer={offer} />;
  return {
    title: "Data files",
    description:
      "Pay of every role in every city, published wages by occupation and area, as CSV and Parquet.",
    canonical: "/data",
    kind: "wide",
    modules: ["copy.js"],
    // The files of the live dataset may be there a minute later.
    transient: offer.manifest?.release !== offer.live,
    markdown: async () => `# Data files\n\n${await toMarkdown(content, offer.origin)}`,
    body: (
      <>
        <h1>Data files</h1>
        {content}
      </>
    ),
  };
}

function Content({ offer }: { offer: DataOffer }): Markup {
  const { manifest, origin } = offer;
  return (
    <>
      <p class="lead">
        The figures of this site as files: for a data frame, a database, or a spreadsheet. No key is
        needed. <a href="/docs/data">How to use them</a>
      </p>
      {manifest ? <Release manifest={manifest} offer={offer} /> : <NoFiles />}
      <section aria-labelledby="roles">
        <h2 id="roles">A job in every city</h2>
        <p>
          For spreadsheets there is one CSV file for each job, such as{" "}
          <a href="/data/latest/roles/registered-nurse.csv">registered nurse</a>. Under the map on
          the page of any <a href="/roles">job</a> is a link to its own. They are as current as the
          rest of this site, and need no key:
        </p>
        <CodeSample
          label="the URL of a role's file"
          code={`${origin}/data/latest/roles/registered-nurse.csv`}
        />
        <p>
          <code>latest</code> can be replaced by a release, such as <code>{offer.live}</code>; the
          file then never changes.
        </p>
      </section>
      {manifest && <Terms manifest={manifest} />}
      {manifest && <Dictionary tables={manifest.tables} />}
    </>
  );
}

function NoFiles(): Markup {
  return (
    <section aria-labelledby="none">
      <h2 id="none">The larger files are not here</h2>
      <p>
        Whoever runs this service has not put them up for download. The command{" "}
        <code>npm run data:export</code> of the project writes them from the same data.
      </p>
    </section>
  );
}

function Release({ manifest, offer }: { manifest: Manifest; offer: DataOffer }): Markup {
  const { release, as_of, methodology_version, level, basis } = manifest;
  const others = offer.releases.filter((name) => name !== release);
  const newer = newerFigures(manifest, offer.live);
  return (
    <section aria-labelledby="files">
      <h2 id="files">Release {release}</h2>
      <p>
        Pay as of {as_of} at {level} level, basis <code>{basis}</code>, method {methodology_version}
        . The same figures as those of the API, to the dollar. Files of a release never change;{" "}
        <code>/data/latest/…</code> redirects to the newest.
      </p>
      {newer !== null && (
        <p class="note">
          The API already has newer figures, those of {newer}: their files are not here yet.
        </p>
      )}
      <FileTable release={release} files={manifest.files} />
      <p>
        <a href={`/data/${release}/SHA256SUMS`}>SHA256SUMS</a> has all checksums, for{" "}
        <code>sha256sum --check</code>, and{" "}
        <a href={`/data/${release}/manifest.json`}>manifest.json</a> this list for programs. Parts
        of files can be requested (<code>Range</code>), as readers of Parquet do.
      </p>
      {others.length > 0 && (
        <p>
          Earlier releases:{" "}
          {others.map((name, at) => (
            <>
              {at > 0 && ", "}
              <a href={`/data/${name}/manifest.json`}>{name}</a>
            </>
          ))}
        </p>
      )}
    </section>
  );
}

/** Names the figures of the API that are newer than those of the files; null if none are. */
function newerFigures({ release, methodology_version }: Manifest, live: string): string | null {
  if (release !== live) return live;
  return isPresentMethod(methodology_version) ? null : `method ${method}`;
}

function Terms({ manifest }: { manifest: Manifest }): Markup {
  const { citation, release, files } = manifest;
  const total = files.reduce((sum, { rows, table }) => sum + (table ? (rows ?? 0) : 0), 0) / 2;
  return (
    <section aria-labelledby="cite">
      <h2 id="cite">How to cite, and the license</h2>
      <Copyable label="Copy the citation">
        <p>{citation}</p>
      </Copyable>
      <p>
        The {grouped(total)} rows come from public data, most of it in the public domain.{" "}
        <a href={`/data/${release}/LICENSES.md`}>LICENSES.md</a> has what its publishers ask for:
        name O*NET with the titles of roles, and simplemaps with coordinates (both CC BY 4.0).{" "}
        <a href={`/data/${release}/sources.csv`}>sources.csv</a> has every publisher's file. Nothing
        comes from accounts or from pay that people have submitted.
      </p>
    </section>
  );
}

/** Every column of every table. */
function Dictionary({ tables }: { tables: readonly ManifestTable[] }): Markup {
  return (
    <section aria-labelledby="dictionary">
      <h2 id="dictionary">Dictionary</h2>
      <p>
        An empty cell means that nothing is published there: no figure is a guess. Sources are those
        of sources.csv; <code>computed</code> is this project's own method.
      </p>
      {tables.map(({ name, title, meaning, columns }) => (
        <details id={`table-${name.replaceAll(/[^a-z]/g, "-")}`}>
          <summary>
            {title} (<code>{name}</code>)
          </summary>
          <p>
            <InlineMarkdown text={meaning} />
          </p>
          <ScrollArea label={`Columns of ${name}`}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Column</th>
                  <th scope="col">Type</th>
                  <th scope="col">Unit</th>
                  <th scope="col">Meaning</th>
                  <th scope="col">Source</th>
                </tr>
              </thead>
              <tbody>
                {columns.map((column) => (
                  <tr>
                    <th scope="row">
                      <code>{column.name}</code>
                    </th>
                    <td>{column.type}</td>
                    <td>{column.unit}</td>
                    <td>
                      <InlineMarkdown text={column.meaning} />
                    </td>
                    <td>{column.source}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollArea>
        </details>
      ))}
    </section>
  );
}

/** The files of a release. */
function FileTable({ release, files }: { release: string; files: readonly DataFile[] }): Markup {
  return (
    <ScrollArea label="Files of the release">
      <table>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Content</th>
            <th scope="col" class="number">
              Rows
            </th>
            <th scope="col" class="number">
              Size
            </th>
            <th scope="col">SHA-256</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ name, title, rows, bytes, sha256 }) => (
            <tr>
              <th scope="row">
                <a href={`/data/${release}/${name}`} download={name}>
                  {name}
                </a>
              </th>
              <td>{title}</td>
              <td class="number">{rows === null ? "" : grouped(rows)}</td>
              <td class="number">{sizeOf(bytes)}</td>
              <td>
                <code>{sha256}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** `21.1 MB`, `468 kB`, in one line. */
function sizeOf(bytes: number): string {
  if (bytes >= 1e6) return `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
  return `${Math.max(1, Math.round(bytes / 1e3))}\u00a0kB`;
}
