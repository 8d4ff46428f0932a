import { importClient } from "#shared/core/client-package.ts";
import { openClient } from "#shared/html/components/client-sample.ts";
import { CodeSample } from "#shared/html/components/copyable.tsx";
import type { Markup } from "#shared/html/page.ts";

/** The TypeScript client and the command line. */
export function ClientGuide({ origin }: { origin: string }): Markup {
  return (
    <>
      <p class="lead">
        One package, <code>compensation-intelligence</code>, is a client for Node 20 and later,
        Deno, Bun, Workers and browsers, and a command line. It has no dependencies; its types and
        methods are generated from <a href="/openapi.json">the OpenAPI document</a>.
      </p>
      <h2 id="install">Install</h2>
      <p>
        The package is not on npm, and nobody owns its name there: what npm finds under it is not
        this package. It is made from a copy of the project, or is a file of a release:
      </p>
      <CodeSample
        label="the commands to make the package"
        code={"npm ci\nnpm run sdk:build -- --pack ."}
      />
      <p>
        Install that file in the project of a program, and with <code>--global</code> for the
        command line:
      </p>
      <CodeSample
        label="the command to install the package"
        code="npm install --global ./compensation-intelligence-1.0.0.tgz"
      />
      <h2 id="offline">Without a server</h2>
      <p>
        The package has the figures in it. Where no service is configured, its commands about pay
        compute them by the service&rsquo;s own code, with no network and no key; a program does the
        same with <code>compensation-intelligence/offline</code>:
      </p>
      <CodeSample
        label="a command without a server"
        code={'compensation-intelligence calculate "registered nurse" tampa'}
      />
      <CodeSample
        label="a program without a server"
        code={[
          'import { offlineClient } from "compensation-intelligence/offline";',
          "",
          'const { data } = await offlineClient().salaries.calculate({ role: "registered-nurse", city: "tampa" });',
          "console.log(data.estimate.median, data.estimate.confidence_lower, data.estimate.confidence_upper);",
        ].join("\n")}
      />
      <p>
        <code>compensation-intelligence mcp</code> serves the salary tools to agents over standard
        input and output, and <a href="/docs/recipes/job-search-agent">a recipe</a> says which
        postings are worth your time. What an account keeps needs a service.
      </p>
      <h2 id="figure">A first figure from a service</h2>
      <p>
        Keys are made under <a href="/app/keys">your account</a>, which is free; whoever runs the
        service with <code>npm start</code> finds some in <code>.local/credentials.json</code>. In a
        module (<code>.mts</code>, or <code>"type": "module"</code> in package.json):
      </p>
      <CodeSample
        label="a program with SalaryClient"
        code={[
          ...openClient("salary", origin, "SALARY_KEY"),
          'const { data, rateLimits } = await salary.salaries.calculate({ role: "software-engineer", city: "austin" });',
          "console.log(data.estimate.median, data.citation, rateLimits?.remaining);",
        ].join("\n")}
      />
      <p>
        <code>data</code> is what you asked for. Next to it are <code>status</code>,{" "}
        <code>requestId</code>, <code>rateLimits</code>, <code>etag</code>,{" "}
        <code>ignoredParams</code>, <code>replayed</code> and <code>attempts</code>, and in the
        Salary Data API <code>attribution</code> and <code>request</code>. Every operation of{" "}
        <a href="/docs/api/estimates">the reference</a> shows its call.
      </p>
      <h2 id="lists">Lists iterate by themselves</h2>
      <CodeSample
        label="a program with PipelineClient"
        code={[
          ...openClient("pipeline", origin, "PIPELINE_TOKEN"),
          'for await (const job of pipeline.jobs.list({ status: ["saved", "applied"] })) {',
          "  console.log(job.company, job.title);",
          "}",
          "const page = await pipeline.jobs.list({ limit: 10 });",
          "console.log(page.data.length, page.total, page.nextCursor);",
        ].join("\n")}
      />
      <Errors origin={origin} />
      <Repetitions />
      <h2 id="webhooks">Webhooks</h2>
      <p>
        <code>verifyWebhook</code> checks signature and time of a delivery by Standard Webhooks,
        with the platform's own cryptography, and returns the event with its type. Give it the body
        as it was received:
      </p>
      <CodeSample
        label="a receiver of webhooks"
        code={[
          ...importClient("verifyWebhook", origin),
          "",
          "export async function receive(request: Request): Promise<Response> {",
          '  const secret = process.env.WEBHOOK_SECRET ?? "";',
          "  try {",
          "    const event = await verifyWebhook(await request.text(), request.headers, secret);",
          '    if (event.event === "offer.received") console.log(event.data.company);',
          "    return new Response(null, { status: 204 });",
          "  } catch {",
          '    return new Response("not from the service", { status: 400 });',
          "  }",
          "}",
        ].join("\n")}
      />
      <Documents origin={origin} />
      <CommandLine origin={origin} />
    </>
  );
}

function Documents({ origin }: { origin: string }): Markup {
  return (
    <>
      <h2 id="documents">Documents</h2>
      <p>
        A job keeps the résumé, the letter and the posting as sent. The clients list and delete
        documents; the file itself is the body of a request, and of a response, of any HTTP client:
      </p>
      <CodeSample
        label="commands that add and save a document"
        code={[
          `curl "${origin}/api/mcp/jobs/$JOB/documents?kind=resume&name=resume.pdf" \\`,
          '  -H "Authorization: Bearer $PIPELINE_TOKEN" --data-binary @resume.pdf',
          `curl "${origin}/api/mcp/jobs/$JOB/documents/$DOCUMENT" \\`,
          '  -H "Authorization: Bearer $PIPELINE_TOKEN" --output resume.pdf',
        ].join("\n")}
      />
      <p>
        A document is a PDF, a Word document without macros, plain text or Markdown, of up to 5 MiB
        each. Its content decides that, and the <code>Content-Type</code> of the request does not
        count. With an <code>Idempotency-Key</code> it can be sent again without being added twice.
      </p>
    </>
  );
}

function Errors({ origin }: { origin: string }): Markup {
  return (
    <>
      <h2 id="errors">Errors</h2>
      <CodeSample
        label="a program that handles errors"
        code={[
          ...importClient("isApiError, SalaryClient", origin),
          "",
          `const salary = new SalaryClient({ baseUrl: "${origin}" });`,
          "try {",
          '  await salary.salaries.widget({ role: "softwear-engineer" });',
          "} catch (error) {",
          "  if (!isApiError(error)) throw error; // no answer arrived",
          '  if (error.code === "role_not_found") for (const { label } of error.suggestions) console.log(label);',
          "  else console.log(error.message, error.param, error.correction, error.requestId);",
          "}",
        ].join("\n")}
      />
      <p>
        <code>code</code> is one of <a href="/docs/errors">the codes</a>; comparing it narrows the
        type. <code>correction</code> is what the service says would be right: a question, another
        call, or a number of seconds. <code>suggestions</code> are what to try next, each with a{" "}
        <code>label</code> for people and the <code>call</code> that does it.
      </p>
    </>
  );
}

function Repetitions(): Markup {
  return (
    <>
      <h2 id="repetitions">What is repeated</h2>
      <p>
        Reads, and writes with an idempotency key, are sent again after 429, 502, 503, 504 or no
        answer: at most <code>maxRetries</code> times (2), after <code>Retry-After</code> or a
        growing random pause, never after a wait beyond <code>maxRetryWaitMs</code> (60 seconds).
        The client makes a key for every write that takes one; <code>idempotencyKey</code> sets it.
        A <code>PATCH</code> or <code>DELETE</code> has none: it is sent again only after a 429,
        which means that nothing was done. An attempt ends after <code>timeoutMs</code> (30
        seconds), a call with your <code>signal</code>; <code>ifMatch</code> writes only what has
        not changed since.
      </p>
    </>
  );
}

function CommandLine({ origin }: { origin: string }): Markup {
  return (
    <>
      <h2 id="command-line">Command line</h2>
      <p>
        <code>pay</code> is the same program as <code>compensation-intelligence</code>, once it is
        installed; <code>npx</code> would run somebody else’s <code>pay</code>.
      </p>
      <CodeSample
        label="commands about pay"
        code={[
          'pay calculate "registered nurse" tampa',
          "pay calculate --file jobs.csv --csv > pay.csv",
          'pay evaluate "registered nurse" tampa --amount 92k',
          "pay compare registered-nurse dental-hygienist tampa",
          "pay history software-engineer austin",
          'pay offers Acme=185k+15k@san-francisco "Globex=160k@Austin, TX"',
          "pay negotiate software-engineer austin --offer 150k --letter",
          "pay roles --all --csv > roles.csv",
        ].join("\n")}
      />
      <h3 id="login">Signing in</h3>
      <CodeSample
        label="commands that sign in and keep a job search"
        code={[
          `pay login ${origin}`,
          'pay jobs add Acme "Data Engineer" --status applied',
          "pay jobs move acme interviewing",
          'pay jobs note acme "They decide on Friday"',
          "pay jobs import jobs.csv --dry-run",
          "pay jobs list --json",
          "pay logout",
        ].join("\n")}
      />
      <p>
        <code>login</code> opens your browser, where you see what the program asks for. On a server,
        or with <code>--device</code>, it shows a code instead, which you type at{" "}
        <a href="/oauth/device">{origin}/oauth/device</a> wherever you have a browser.{" "}
        <code>--read-only</code> asks for no right to change your job search. The tokens are in a
        file that only you can read, go to this service alone and renew themselves;{" "}
        <code>logout</code> revokes them. Several sign-ins have names (<code>--profile</code>), and{" "}
        <code>profiles use</code> chooses one. Each is listed under{" "}
        <a href="/app/connections">Connections</a>.
      </p>
      <p>
        A program uses <code>COMPENSATION_URL</code> with <code>SALARY_KEY</code> or{" "}
        <code>PIPELINE_TOKEN</code> instead, or files (<code>--key-file</code>,{" "}
        <code>--token-file</code>), never an argument, which the shell would remember.{" "}
        <code>--json</code> and <code>--csv</code> have the names of the API;{" "}
        <code>pay help options</code>, <code>pay help environment</code> and{" "}
        <code>pay help exit-codes</code> explain the rest. For completion:{" "}
        <code>eval "$(pay completion bash)"</code>, or zsh, or fish.
      </p>
      <h2 id="mcp">Tools for agents that start programs</h2>
      <p>
        <code>compensation-intelligence mcp</code> serves{" "}
        <a href="/docs/mcp">the tools for agents</a> over standard input and output: with{" "}
        <code>SALARY_KEY</code> or after <code>login</code> those of salary data, with{" "}
        <code>PIPELINE_TOKEN</code>, or as <code>mcp pipeline</code>, those of the job search.
        Without a service, or with <code>--offline</code>, it serves all tools about pay from the
        data in the package, with the comparison of offers and the sources of a figure.
      </p>
      <CodeSample
        label="the configuration of a local server"
        code={JSON.stringify(
          {
            mcpServers: {
              salaries: {
                command: "compensation-intelligence",
                args: ["mcp", "salary"],
                env: { COMPENSATION_URL: origin, SALARY_KEY: "YOUR_KEY" },
              },
            },
          },
          null,
          2,
        )}
      />
    </>
  );
}
