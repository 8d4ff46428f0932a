import {
  failedAuthPerMinute,
  feedPerMinute,
  pipelinePlan,
  publicPerMinute,
  tierNames,
  tiers,
} from "../../access/tiers.ts";
import { grouped } from "../../core/format.ts";
import { ScrollArea } from "../components/scroll-area.tsx";
import type { Markup } from "../page.ts";

/** How calls identify themselves, and how they are counted. */
export function Authentication(): Markup {
  return (
    <>
      <p>
        A credential is sent as <code>Authorization: Bearer …</code>, never in a URL. Keys of the
        Salary Data API begin with <code>intelligence_</code>, tokens of the Job Pipeline API with{" "}
        <code>ext_</code>, white-label keys of the widget with <code>wlk_</code>. Each ends in a
        checksum, so that a mistyped one is refused at once. You make and revoke them under{" "}
        <a href="/app/keys">your keys</a>, where each is shown once. Agents can also be{" "}
        <a href="/docs/mcp#oauth">connected by OAuth</a>.
      </p>
      <h2 id="errors">What is refused</h2>
      <ul>
        <li>
          No credential, or one that was never issued: 401{" "}
          <a href="/docs/errors#authentication_required">authentication_required</a>.
        </li>
        <li>
          A revoked or expired token: 403{" "}
          <a href="/docs/errors#credential_revoked">credential_revoked</a>, within seconds.
        </li>
        <li>
          One without the plan or scope: 403{" "}
          <a href="/docs/errors#tier_insufficient">tier_insufficient</a> or{" "}
          <a href="/docs/errors#scope_insufficient">scope_insufficient</a>; each operation of the
          reference says what it needs.
        </li>
        <li>
          Wrong credentials count {failedAuthPerMinute} a minute for an address. Beyond that, text
          that cannot be a credential is refused with 429, and a credential that the service has not
          seen lately may wait for its look-up, or get 503 with <code>Retry-After: 1</code>. A valid
          key is never refused for the wrong ones of others.
        </li>
      </ul>
      <h2 id="limits">Limits</h2>
      <ScrollArea label="Limits">
        <table>
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col" class="number">
                In any 60 seconds
              </th>
              <th scope="col" class="number">
                In a month (UTC)
              </th>
            </tr>
          </thead>
          <tbody>
            <Limit
              name="An address without a key: catalogs, search, widget"
              perMinute={publicPerMinute.catalog}
            />
            <Limit
              name="An address: the sample and the tool manifest"
              perMinute={publicPerMinute.fixed}
            />
            <Limit name="An address: pages for people" perMinute={publicPerMinute.pages} />
            <Limit name="An address: data files" perMinute={publicPerMinute.files} />
            {tierNames.map((tier) => (
              <Limit name={`An account on the ${tier} plan`} {...tiers[tier]} />
            ))}
            <Limit name="An account's Job Pipeline API" {...pipelinePlan} />
            <Limit name="An account's calendar feed" perMinute={feedPerMinute} />
          </tbody>
        </table>
      </ScrollArea>
      <p>
        All keys of an account count together. Limits are exact: there is no moment at which a
        second window's worth of requests gets through. Every response with a key has{" "}
        <code>X-RateLimit-Remaining</code> and the standard <code>RateLimit</code> header. A 429
        says after how many seconds to try again, in <code>Retry-After</code> and in its body. A
        304, a 403 and a failure of the service cost no monthly quota.
      </p>
      <h2 id="idempotency">Writing twice by accident</h2>
      <p>
        Writing operations of the Job Pipeline API take an <code>Idempotency-Key</code> of your
        choice: the same request with the same key within 24 hours gets the first one's response and
        writes nothing again.
      </p>
    </>
  );
}

function Limit({
  name,
  perMinute,
  perMonth,
}: {
  name: string;
  perMinute: number;
  perMonth?: number;
}): Markup {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td class="number">{grouped(perMinute)}</td>
      <td class="number">{perMonth === undefined ? "no limit" : grouped(perMonth)}</td>
    </tr>
  );
}
