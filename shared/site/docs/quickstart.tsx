import { tiers } from "#shared/access/tiers.ts";
import { dollars, grouped } from "#shared/core/format.ts";
import type { Markup } from "#shared/html/page.ts";
import { oneOf } from "#shared/salaries/subject/job-words.ts";
import { CallPanel } from "./call-panel.tsx";
import { formatReply, type QuickstartCalls, type ShownFigure } from "./quickstart-calls.ts";
import { writeSamples } from "./samples.ts";

/** The first page of the documentation: a call with its response, then what one needs for others. */
export function Quickstart({
  origin,
  calls: { first, figure },
}: {
  origin: string;
  calls: QuickstartCalls;
}): Markup {
  return (
    <>
      <p class="answer">Press Run. That is the API.</p>
      <p class="lead">
        The first call needs no key and no account. The response next to it is what your program
        gets.
      </p>
      <ol class="steps">
        <li>
          <h2 id="first">A first figure, without a key</h2>
          <CallPanel
            group="first"
            samples={writeSamples(first.operation, origin)}
            credential={first.operation.credential}
            call={first.operation.call}
            reply={{ status: "200", json: formatReply(first.data), note: "shortened" }}
          >
            <p class="read">{inWords(first.data)}</p>
            <p class="note">A fixed sample, from the survey of May 2025 alone.</p>
          </CallPanel>
        </li>
        <li>
          <h2 id="figure">Any job, city and level</h2>
          <p>
            With a key of the Free plan, which has {grouped(tiers.free.perMonth)} calls a month.{" "}
            <a href="/app/keys/new">Make a key</a>, or read{" "}
            <a href="/docs/authentication">how keys work</a>.
          </p>
          <CallPanel
            group="figure"
            samples={writeSamples(figure.operation, origin)}
            credential={figure.operation.credential}
            call={figure.operation.call}
            reply={{ status: "200", json: formatReply(figure.data), note: "shortened" }}
          />
          <p class="note">
            The sample in TypeScript needs <a href="/docs/client#install">the client</a>, which is a
            command line, too.
          </p>
        </li>
        <li>
          <h2 id="honestly">Show it honestly</h2>
          <p>
            <code>median</code> is the figure. <code>low</code> and <code>high</code> are the middle
            half of pay: a range of people. <code>confidence_lower</code> and{" "}
            <code>confidence_upper</code> say how far off the figure may be: never print them as a
            range of pay. A figure without a source is <code>null</code>; do not replace it with a
            guess. Every response has a <code>citation</code> to print next to its figure.
          </p>
          <p class="tools">
            <a href="/docs/api/offers#evaluateOffer">Is this offer fair?</a>
            <a href="/docs/api/offers#compareOffers">Two offers after tax</a>
            <a href="/docs/api/jobs">A job search, by API</a>
            <a href="/docs/webhooks">Hear of changes by webhook</a>
            <a href="/docs/mcp">Connect an assistant</a>
            <a href="/docs/data">All figures as files</a>
          </p>
        </li>
      </ol>
    </>
  );
}

/** `A software engineer in San Francisco typically makes about $186,600.` */
function inWords({ role, city, estimate }: ShownFigure): string {
  const amount = dollars(Math.round(estimate.median / 100) * 100);
  const job = oneOf(role.title);
  return `${job.charAt(0).toUpperCase()}${job.slice(1)} in ${city.name} typically makes about ${amount} a year.`;
}
