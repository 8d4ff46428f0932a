import { refusedReadsPerMinute } from "#shared/access/tiers.ts";
import { CodeSample } from "#shared/html/components/copyable.tsx";
import type { Markup } from "#shared/html/page.ts";
import { lifetimes, polling } from "#shared/oauth/context.ts";
import { deviceGrant } from "#shared/oauth/metadata.ts";
import { CredentialPlace } from "./call-panel.tsx";

/** A test compares them with the servers' lists. */
export const toolCounts = { public: 7, salary: 6, pipeline: 36 };

/** How agents connect over the Model Context Protocol. */
export function Agents({ origin }: { origin: string }): Markup {
  const endpoint = `${origin}/api/v1/intelligence/mcp`;
  const configuration = JSON.stringify(
    {
      mcpServers: {
        salaries: { type: "http", url: endpoint, headers: { Authorization: "Bearer YOUR_KEY" } },
      },
    },
    null,
    2,
  );
  return (
    <>
      <p>
        Three endpoints speak the Model Context Protocol over Streamable HTTP. One needs no
        credential. The others take a key or token in the <code>Authorization</code> header, or are
        connected by <a href="#oauth">OAuth</a> from nothing but their address.
      </p>
      <dl class="pairs">
        <div>
          <dt>Pay for everyone, {toolCounts.public} tools</dt>
          <dd>
            <code>{origin}/mcp</code> needs no key. Its tools search, list, say what a role pays at
            every level, whether an offer is fair, which of several offers leaves most after tax,
            and what a job posting says about pay. Calls of tools and reads of resources count
            against the limit of an address, and every message counts as one of its pages.
          </dd>
        </div>
        <div>
          <dt>Salary data, {toolCounts.salary} tools</dt>
          <dd>
            <code>{endpoint}</code> takes a key of the Pro plan or above. Its tools give pay,
            skills, markets and career moves. Every message counts against the minute, calls of
            tools and reads of resources against the month.
          </dd>
        </div>
        <div>
          <dt>Job search, {toolCounts.pipeline} tools</dt>
          <dd>
            <code>{origin}/api/mcp</code> takes a token; a read-only token sees the tools that read.
            One of them traces any figure to its sources and steps. Messages and calls count as they
            do for salary data.
          </dd>
        </div>
      </dl>
      <p>
        No two of the servers have a tool of the same name, so an agent may use all three at once.
      </p>
      <h2 id="configuration">Configuration</h2>
      <CredentialPlace credential="key" />
      <p>For clients that are configured by a file:</p>
      <CodeSample label="the configuration" code={configuration} />
      <p>For Claude Code, without a key and with one:</p>
      <CodeSample
        label="the command without a key"
        code={`claude mcp add --transport http pay ${origin}/mcp`}
      />
      <CodeSample
        label="the command"
        code={`claude mcp add --transport http salaries ${endpoint} --header "Authorization: Bearer $SALARY_KEY"`}
      />
      <h2 id="oauth">Connecting without a key</h2>
      <p>
        Chat products that ask for the address of a server alone, such as <code>{endpoint}</code>,
        are connected by OAuth 2.1: they send you here, you sign in with your passkey, see what the
        application asks for, and allow as much of it as you like. What is connected is listed under{" "}
        <a href="/app/connections">Connections</a>, where you revoke it. Its requests count on your
        account, and it can never do more than your plan includes: salary data needs the Pro plan,
        the job search Ultra.
      </p>
      <p>
        For developers of clients: a 401 names the{" "}
        <a href="/.well-known/oauth-protected-resource/api/v1/intelligence/mcp">
          metadata of the resource
        </a>{" "}
        (RFC 9728), which names{" "}
        <a href="/.well-known/oauth-authorization-server">the authorization server</a> (RFC 8414):
        authorization code with PKCE (S256), <code>resource</code> (RFC 8707), <code>iss</code> in
        responses (RFC 9207), public clients only. A request that names neither{" "}
        <code>resource</code> nor <code>scope</code> is for the salary data. A{" "}
        <code>client_id</code> is the URL of a client ID metadata document, or comes from
        registration (RFC 7591), which lapses after a day if nobody approves the client. Access
        tokens are valid for an hour, refresh tokens for 30 days and once:{" "}
        <a href="/docs/authentication#oauth">what happens when they expire</a>. A redirect URI is
        https, http on a loopback address, or has a scheme of the application's own with a dot, such
        as <code>com.example.app:/callback</code> (RFC 8252).
      </p>
      <h2 id="device">A device without a browser</h2>
      <p>
        A terminal on a server, say, sends its <code>client_id</code> to{" "}
        <code>/oauth/device_authorization</code> (RFC 8628), with <code>resource</code> and{" "}
        <code>scope</code> as above, and shows the <code>user_code</code> that it gets. Its person
        types that code at <code>/oauth/device</code> in a browser, where they are signed in, see
        what asks, and decide. Meanwhile the device sends <code>device_code</code> to{" "}
        <code>/oauth/token</code> every {polling.intervalSeconds} seconds:{" "}
        <code>authorization_pending</code> means that nobody has decided, <code>slow_down</code>{" "}
        that it asks too often, <code>access_denied</code> that the person refused, and{" "}
        <code>expired_token</code> that {lifetimes.deviceRequestMs / 60_000} minutes are over. The
        client registers with the grant type <code>{deviceGrant}</code>; it then needs no redirect
        URI.
      </p>
      <h2 id="answers">What tools return</h2>
      <p>
        The text of a result says in words all that matters; <code>structuredContent</code> has the
        rows, once. Answers are short: <code>limit</code> returns more rows, and <code>fields</code>{" "}
        the fields that it names, whole (<code>["*"]</code> returns all of them). Every figure comes
        with its interval, citation and assumptions: report them, and do not replace a null with a
        guess.
      </p>
      <p>
        Where a tool takes a role or a city, plain words do: "Sr. Software Engineer" in "NYC" is
        software-engineer in new-york at senior level, and the text says so. Words that may mean
        several are asked back with the nearest slugs.
      </p>
      <h2 id="questions">Questions to the person</h2>
      <p>
        Clients of revision 2026-07-28 that declare <code>elicitation</code> show the person a form,
        where these servers otherwise guess or ask the agent. Words that may mean several roles or
        cities, such as "nurse" or "Portland", are shown with what they may mean and "None of
        these". In the job search, words in place of the id of a job or contact ("the nurse job at
        Mayo") show the records that have them. Before a job, contact or webhook is deleted, the
        form names it and asks for a yes.
      </p>
      <p>
        The call returns <code>resultType: "input_required"</code>; the client sends it again with{" "}
        <code>inputResponses</code> and the <code>requestState</code> as it came, which official
        clients do by themselves. Both count as calls. A state is good for ten minutes, for the same
        account, tool and arguments; any other is refused with <code>-32602</code>, and an answer
        after that with <code>answer_late</code>. If the person declines or closes the form, nothing
        is done, and <code>_meta.error.code</code> is <code>declined</code> or{" "}
        <code>cancelled</code>; after "None of these" it is <code>none_of_these</code>. Do not send
        the same call again then: ask in the chat what is wanted.
      </p>
      <p>
        Slugs, ids and names with their state ("Portland, OR") are never asked about. Clients that
        show no forms, and those of revision 2025-11-25, get the text as described above, and
        deletions are not confirmed: ask before you call one.
      </p>
      <h2 id="charts">Charts in the chat</h2>
      <p>
        Clients that show MCP Apps (the extension <code>io.modelcontextprotocol/ui</code> with{" "}
        <code>text/html;profile=mcp-app</code>) draw what a role pays, two roles or cities next to
        each other, and the funnel of a job search, as these pages do: <code>_meta.ui</code> of a
        tool names its view (<code>ui://charts/pay</code>, <code>ui://charts/comparison</code> or{" "}
        <code>ui://charts/funnel</code>), and <code>_meta.charts</code> of a result has the figures
        that it draws, which a model does not read. A view loads nothing from anywhere, follows the
        chat's light or dark colors, and has a table behind each drawing. Other clients do not get
        the views and need none: the text of every result is complete. Clients of revision
        2025-11-25 get a session id when they connect, which says that they draw and nothing else.
      </p>
      <h2 id="errors">When a call is refused</h2>
      <p>
        The result has <code>isError</code>, and its text names the next call. Programs find the
        same in <code>_meta.error</code>: <code>code</code>, <code>argument</code>,{" "}
        <code>candidates</code> or <code>allowed</code> values, and <code>next</code>, the tool that
        finds the right value. A credential of the other API is refused with 401, and the message
        says which one goes here.
      </p>
      <p>
        Over a limit, a call of a tool is not run and gets such a result, too: its text says how
        many seconds to wait and what else can be done, <code>_meta.error.retryAfter</code> and the
        header <code>Retry-After</code> the seconds alone. Any other message is a 429, and so is
        whatever is sent after {refusedReadsPerMinute} such messages in a minute. With a key,{" "}
        <code>initialize</code> and <code>tools/list</code> cost nothing of the month, so an agent
        can still connect when the month is used up.
      </p>
      <p>
        An application that its user did not allow what a tool needs gets 403 with{" "}
        <code>error="insufficient_scope"</code> in <code>WWW-Authenticate</code>. Its{" "}
        <code>scope</code> has what the application has and what it lacks: ask for all of it, and
        the user sees the new part on the consent page. A key or a token of yours gets a result that
        names the scope.
      </p>
      <h2 id="documents">Prompts and resources</h2>
      <p>
        Prompts: prepare a negotiation, compare two offers and, for the job search, review my
        pipeline and research a company. Resources: <code>pay://method</code>,{" "}
        <code>pay://catalog</code> and <code>pay://catalog/roles/A</code> to <code>Z</code>.
      </p>
      <h2 id="discovery">Discovery</h2>
      <p>
        <a href="/.well-known/ai-catalog.json">The catalog of this host</a> lists the server card of
        each endpoint (<code>/server-card</code> below its URL), and{" "}
        <a href="/server.json">server.json</a> is what the MCP registry takes of the public one:
        whoever runs the service publishes it with <code>mcp-publisher</code>, under the name of
        their own domain.
      </p>
      <p>
        <a href="/mcp.json">The tool manifest of the job search</a> and{" "}
        <a href="/docs/api/agents">the reference</a> have the details.
      </p>
    </>
  );
}
