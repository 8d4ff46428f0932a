import { type ApiCredential, endedErrors } from "#shared/access/ended-credentials.ts";
import {
  bodyPace,
  failedAuthPerMinute,
  feedPerMinute,
  filesAtATime,
  linksAtATime,
  pipelinePlan,
  publicPerMinute,
  tierNames,
  tiers,
} from "#shared/access/tiers.ts";
import { type ErrorCode, errors } from "#shared/core/errors.ts";
import { grouped } from "#shared/core/format.ts";
import { tokenPrefixes } from "#shared/credentials/token.ts";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup } from "#shared/html/page.ts";
import { lifetimes } from "#shared/oauth/context.ts";

/** How calls identify themselves, and how they are counted. */
export function Authentication({ origin }: { origin: string }): Markup {
  return (
    <>
      <p>
        A credential is sent as <code>Authorization: Bearer …</code>, never in a URL. Keys of the
        Salary Data API begin with <code>intelligence_</code>, tokens of the Job Pipeline API with{" "}
        <code>ext_</code>, white-label keys of the widget with <code>wlk_</code>. Each ends in a
        checksum, so that a mistyped one is refused at once. You make and revoke them under{" "}
        <a href="/app/keys">your keys</a>, where each is shown once. Agents and the command line can
        also be <a href="/docs/mcp#oauth">connected by OAuth</a>: a token of the resource{" "}
        <code>{origin}/api</code> opens both APIs and their MCP servers, with the scopes that its
        person has allowed, and one of an MCP server that server alone. The{" "}
        <a href="/docs/api/lookups">lookups</a> under <code>/api/mcp/intelligence</code> take
        either: with a token they count against the quota of the Job Pipeline API.
      </p>
      <h2 id="errors">What is refused</h2>
      <RefusedCredentials />
      <p>
        A credential that is revoked is refused within seconds. Every 401 has{" "}
        <code>WWW-Authenticate</code>, with <code>error="invalid_token"</code> if a credential was
        sent; that of an MCP server also says where a client gets a token. Each operation of the
        reference says which plan and scope it needs.
      </p>
      <p>
        Wrong credentials count {failedAuthPerMinute} a minute for an address; one that opens
        something else is no wrong one. Beyond that, credentials that the service has not seen
        lately wait for their look-up, or get 503 with <code>Retry-After: 1</code> if too many wait.
        Once it is looked up, a wrong one is 401 all the same, and a valid one works: it is never
        refused for the wrong ones of others.
      </p>
      <h2 id="oauth">Access tokens that expire</h2>
      <p>
        An application that is <a href="/docs/mcp#oauth">connected by OAuth</a> gets an access token
        for {lifetimes.accessTokenMs / 60_000} minutes. When that is 401, it sends its refresh token
        to <code>/oauth/token</code> for new ones. A refresh token is good once. For{" "}
        {lifetimes.refreshGraceMs / 1_000} seconds after its use it gets the same new tokens again,
        so that several requests can find at once that the access token has expired; a use after
        that ends the connection, because one of the two was not the application.
      </p>
      <p>
        A call for which the application lacks a scope is 403{" "}
        <a href="/docs/errors#scope_insufficient">scope_insufficient</a>. Its message says what to
        allow, and <code>WWW-Authenticate</code> which scopes the application is to ask for, those
        that it has among them.
      </p>
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
            <Limit
              name="An address: pages, documents, and paths that do not exist"
              perMinute={publicPerMinute.pages}
            />
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
        says after how many seconds to try again, in <code>Retry-After</code> and in its body; for a
        call of a tool, <a href="/docs/mcp#errors">the tool's result</a> says it. A 304, a 403 and a
        failure of the service cost no monthly quota.
      </p>
      <p>
        The body of a request has to arrive at {bodyPace.bytesPerSecond} bytes a second or faster,
        after the first {bodyPace.maxBehindSeconds} seconds, and within {bodyPace.maxSeconds}{" "}
        seconds; otherwise it is 408 <a href="/docs/errors#body_too_slow">body_too_slow</a>. An
        account may send {filesAtATime} files and have {linksAtATime} links read at a time. Beyond
        that, and for very many bodies at once, the response is a 429, too.
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

const kinds: readonly { kind: ApiCredential; name: string }[] = [
  { kind: "intelligence", name: "Salary key" },
  { kind: "pipeline", name: "Pipeline token" },
  { kind: "oauthAccess", name: "Access token of OAuth" },
];

function same(code: ErrorCode): Record<ApiCredential, ErrorCode> {
  return { intelligence: code, pipeline: code, oauthAccess: code };
}

const cases: readonly { what: string; errors: Record<ApiCredential, ErrorCode> }[] = [
  { what: "None is sent", errors: same("authentication_required") },
  { what: "It is mistyped: its checksum is wrong", errors: same("authentication_required") },
  {
    what: "It was never issued, or its account was deleted",
    errors: same("authentication_required"),
  },
  {
    what: "It opens something else: the message says what",
    errors: same("authentication_required"),
  },
  { what: "It was revoked: the message says so", errors: endedErrors },
  { what: "It has expired: the message says so", errors: endedErrors },
  { what: "The plan does not include the operation", errors: same("tier_insufficient") },
  { what: "It lacks a scope", errors: same("scope_insufficient") },
];

/** The response to each kind of credential that is not accepted. */
function RefusedCredentials(): Markup {
  return (
    <ScrollArea label="What is refused">
      <table>
        <thead>
          <tr>
            <th scope="col">What is wrong</th>
            {kinds.map(({ kind, name }) => (
              <th scope="col">
                {name} (<code>{tokenPrefixes[kind]}…</code>)
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cases.map(({ what, errors: codes }) => (
            <tr>
              <th scope="row">{what}</th>
              {kinds.map(({ kind }) => (
                <td>
                  {errors[codes[kind]].status}{" "}
                  <a href={`/docs/errors#${codes[kind]}`}>{codes[kind]}</a>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
