import { CodeSample } from "../components/copyable.tsx";
import type { Markup } from "../page.ts";
import { RunPlace } from "./operation.tsx";

/** A test compares it with the server's list. */
export const publicToolCount = 5;

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
          <dt>Pay for everyone, {publicToolCount} tools</dt>
          <dd>
            <code>{origin}/mcp</code>, without a key: search, lists, what a role pays at every
            level, and whether an offer is fair at mid level. Calls of tools and reads of resources
            count, against the limit of an address
          </dd>
        </div>
        <div>
          <dt>Salary data, six tools</dt>
          <dd>
            <code>{endpoint}</code>, with a key from the Pro plan on
          </dd>
        </div>
        <div>
          <dt>Job search, 29 tools</dt>
          <dd>
            <code>{origin}/api/mcp</code>, with a token; a read-only token sees the tools that read
          </dd>
        </div>
      </dl>
      <h2 id="configuration">Configuration</h2>
      <RunPlace credential="key" />
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
        tokens are valid for an hour, refresh tokens for 30 days and once: a second use revokes the
        connection.
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
      <h2 id="charts">Charts in the chat</h2>
      <p>
        Clients that show MCP Apps (the extension <code>io.modelcontextprotocol/ui</code> with{" "}
        <code>text/html;profile=mcp-app</code>) draw what a role pays, two roles or cities next to
        each other, and the funnel of a job search, as these pages do: <code>_meta.ui</code> of a
        tool names its view (<code>ui://charts/pay</code>, <code>ui://charts/comparison</code> or{" "}
        <code>ui://charts/funnel</code>), and <code>_meta.charts</code> of a result has the figures
        that it draws, which a model does not read. A view loads nothing from anywhere, follows the
        chat's light or dark colors, and has a table behind each drawing. Other clients are told
        nothing of it, and miss nothing: the text of every result is complete. Clients of revision
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
