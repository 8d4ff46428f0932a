import { CodeSample } from "../components/copyable.tsx";
import type { Markup } from "../page.ts";
import { RunPlace } from "./operation.tsx";

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
        Two endpoints speak the Model Context Protocol over Streamable HTTP. Both take the
        credential in the <code>Authorization</code> header.
      </p>
      <dl class="pairs">
        <div>
          <dt>Salary data, six tools</dt>
          <dd>
            <code>{endpoint}</code>, with a key from the Pro plan on
          </dd>
        </div>
        <div>
          <dt>Job search, 29 tools</dt>
          <dd>
            <code>{origin}/api/mcp</code>, with a token; read-only tokens see every tool and may
            call those that read
          </dd>
        </div>
      </dl>
      <h2 id="configuration">Configuration</h2>
      <RunPlace credential="key" />
      <p>For clients that are configured by a file:</p>
      <CodeSample label="the configuration" code={configuration} />
      <p>For Claude Code:</p>
      <CodeSample
        label="the command"
        code={`claude mcp add --transport http salaries ${endpoint} --header "Authorization: Bearer $SALARY_KEY"`}
      />
      <h2 id="answers">What tools return</h2>
      <p>
        The text of a result is for the model, <code>structuredContent</code> has the same data for
        programs. A refused call is a result with <code>isError</code> that says what to try next.
        Every figure comes with its interval, citation and assumptions: report them, and do not
        replace a null with a guess.
      </p>
      <p>
        <a href="/mcp.json">The tool manifest of the job search</a> and{" "}
        <a href="/docs/api/agents">the reference</a> have the details.
      </p>
    </>
  );
}
