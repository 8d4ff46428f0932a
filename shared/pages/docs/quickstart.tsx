import { CodeSample, CodeSamples } from "../components/copyable.tsx";
import type { Markup } from "../page.ts";
import groups from "./groups.json";
import { RunPlace } from "./operation.tsx";
import type { Operation } from "./reference.ts";
import { samplesOf } from "./samples.ts";

/** The first page of the documentation. @param props.calculate the operation of its samples. */
export function Quickstart({
  origin,
  calculate,
}: {
  origin: string;
  calculate: Operation | undefined;
}): Markup {
  return (
    <>
      <p class="lead">
        Two APIs over HTTPS and JSON: what jobs pay in the United States, and a person's job search
        with signed webhooks.
      </p>
      <h2 id="first">1. A first call, without a key</h2>
      <CodeSample
        label="a sample figure"
        code={`curl '${origin}/api/v1/intelligence/salaries/demo'`}
      />
      <p>
        The catalogs, the <a href="/docs/api/catalog">search</a> and the widget's figures are open
        too.
      </p>
      <h2 id="figure">2. A figure of your own</h2>
      <p>
        With a key of the Free plan in the environment. <a href="/signup">An account</a> is free;{" "}
        <a href="/docs/authentication">how keys work</a>.
      </p>
      <RunPlace credential="key" />
      {calculate && <CodeSamples group="quickstart" samples={samplesOf(calculate, origin)} />}
      <p>
        The response has the estimate with its 95% interval, the wage that is published for the
        occupation there, a citation to quote, and a <code>data_point_id</code> with which{" "}
        <a href="/docs/api/estimates#getLineage">lineage</a> shows every step of the calculation.
      </p>
      <p>
        The sample in TypeScript needs <a href="/docs/client#install">the client</a>, which is a
        command line, too.
      </p>
      <h2 id="next">3. What to read next</h2>
      <ul>
        {groups.map(({ slug, name, description }) => (
          <li>
            <a href={`/docs/api/${slug}`}>{name}</a>: {description}
          </li>
        ))}
      </ul>
      <p>
        Whole amounts are U.S. dollars a year unless a field says otherwise. A figure without a
        source is <code>null</code>; do not replace it with a guess.
      </p>
    </>
  );
}
