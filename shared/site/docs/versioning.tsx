import { serviceVersion, specificationVersion } from "#shared/core/service-version.ts";
import type { Markup } from "#shared/html/page.ts";

/** The changes that the APIs may make, and those that they do not. */
export function Versioning(): Markup {
  return (
    <>
      <p>
        A program that works today goes on working: within version 1 nothing that it reads is
        renamed or removed. If a version 2 comes, version 1 runs on next to it for at least 18
        months.
      </p>
      <h2 id="never">What does not change within version 1</h2>
      <ul>
        <li>
          The envelope of the Salary Data API: <code>data</code>, <code>attribution</code> and{" "}
          <code>request</code>, with <code>pagination</code> in lists, and <code>error</code> when a
          call fails.
        </li>
        <li>Names and types of the fields of a response, once they are there.</li>
        <li>
          Paths, and the parameters that they take. A call that needs no further parameter today
          will need none later.
        </li>
        <li>
          The codes of <a href="/docs/errors">errors</a>, and what they mean.
        </li>
      </ul>
      <h2 id="may">What can change at any time</h2>
      <ul>
        <li>
          Responses gain fields, and sentences such as those in <code>assumptions</code> are
          reworded. Ignore what you do not know, and compare codes instead of sentences.
        </li>
        <li>New operations, optional parameters, error codes and webhook events are added.</li>
        <li>
          Figures move with each release of the data, and with a better method.{" "}
          <code>methodology_version</code> names the method, and{" "}
          <a href="/docs/methodology">the methodology</a> explains it.
        </li>
      </ul>
      <h2 id="breaking">When something has to break</h2>
      <p>
        The number in the path is the version: <code>/api/v1/…</code>. A change that would break a
        program gets a new path, <code>/api/v2/…</code>. From the day on which version 2 is
        published, version 1 gets the yearly data and corrections of errors for at least 18 months.
        Its responses then have the headers <code>Deprecation</code>, <code>Sunset</code> with the
        day on which it ends, and a <code>Link</code> to what replaces it. The older{" "}
        <a href="/docs/api/estimates">combined estimate</a> has them today.
      </p>
      <p>
        The paths of the Job Pipeline API, <code>/api/mcp/…</code>, have no number. The same rules
        apply to them.
      </p>
      <h2 id="numbers">Which version is this?</h2>
      <ul>
        <li>
          <code>Service-Version: {serviceVersion}</code>, in every response, is the date of the API
          version.
        </li>
        <li>
          <code>{specificationVersion}</code> is the version of the specification, and so of{" "}
          <a href="/openapi.json">the OpenAPI document</a> (<code>info.version</code>).
        </li>
        <li>
          <a href="/docs/changelog">The changelog</a> lists what callers notice, with a feed.
        </li>
      </ul>
    </>
  );
}
