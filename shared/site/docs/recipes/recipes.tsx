import { CodeSample } from "#shared/html/components/copyable.tsx";
import type { Markup } from "#shared/html/page.ts";
import files from "./files.json";
import { type RecipeSlug, recipePath } from "./recipe-names.ts";

/** A file of `docs/recipes` as it is: tests run it. */
function RecipeCode({ file }: { file: keyof typeof files }): Markup {
  return <CodeSample label={file} code={files[file]} />;
}

function GitHubActions(): Markup {
  return (
    <>
      <p>
        A repository that has job postings in <code>postings.csv</code> checks them in each pull
        request: a range that is below what the job pays there fails. Save it as{" "}
        <code>.github/workflows/pay.yml</code>, and set the variable <code>BASE_URL</code> and the
        secret <code>SALARY_KEY</code> of the repository.
      </p>
      <RecipeCode file="github-actions.yml" />
      <p>
        <code>cannot_tell</code> passes: the data do not support a verdict with a probability of at
        least 0.8.
      </p>
    </>
  );
}

function GoogleSheets({ origin }: { origin: string }): Markup {
  return (
    <>
      <h2 id="formula">Without a key</h2>
      <p>
        A formula reads the median from the page of the figure. Google calls it once an hour at
        most:
      </p>
      <CodeSample
        label="the formula"
        code={`=IMPORTXML("${origin}/salaries/registered-nurse/austin?exp=senior", "//data[@id='median']/@value")`}
      />
      <p>
        Whole tables, such as a role in every city, come without a key from{" "}
        <a href="/docs/data#sheets">the files</a>.
      </p>
      <h2 id="function">With a key</h2>
      <p>
        Under Extensions, Apps Script, paste this function; under Project Settings, Script
        Properties, set <code>SALARY_KEY</code> to your key and <code>BASE_URL</code> to{" "}
        <code>{origin}</code>. Whoever edits the sheet can read both.
      </p>
      <RecipeCode file="google-sheets.gs" />
      <CodeSample label="the call" code='=PAY("registered-nurse", "austin", "senior")' />
      <p>It fills three cells: the median, and both ends of its 95% interval.</p>
    </>
  );
}

function JobSearchAgent(): Markup {
  return (
    <>
      <p>
        An agent that collects postings can ask of each whether it is worth your time before you
        read it. The package has the data in it: the agent needs no network, no key and no service,
        and what you look for stays on your machine. <a href="/docs/client">The client</a> says how
        to install it.
      </p>
      <RecipeCode file="worth-my-time.mjs" />
      <p>
        Each posting gets one of three answers. <code>apply</code>: it pays what the role pays
        there, or more. <code>skip</code>: it pays less with a probability of at least 0.8, or less
        than you would work for. <code>ask</code>: the posting states no pay, nobody can say what
        its title means, or the figures do not tell. <code>why</code> is the reason in a sentence,
        and <code>interval</code> is where the role's median lies with a probability of 95%.
      </p>
      <h2>Agents that speak the Model Context Protocol</h2>
      <p>
        They start <code>compensation-intelligence mcp</code>, which offers the same tools as a
        service does. The package also has a skill for coding agents,{" "}
        <code>skills/us-pay/SKILL.md</code>, which says what to ask first, when to say that the
        figures cannot tell, and how to cite.
      </p>
    </>
  );
}

function Pandas(): Markup {
  return (
    <>
      <p>
        With the <a href={recipePath("python")}>Python client</a> next to it, and{" "}
        <code>SALARY_KEY</code> and <code>BASE_URL</code> in the environment:
      </p>
      <RecipeCode file="pandas_pay.py" />
      <p>
        All roles and cities at once are <a href="/docs/data">files</a>, which cost no call for each
        figure. An estimate that has no source for a field has <code>None</code> there, which pandas
        shows as a gap: do not fill it with a guess.
      </p>
    </>
  );
}

function PythonRecipe({ origin }: { origin: string }): Markup {
  return (
    <>
      <p>
        <a href="/compensation_intelligence.py">The file</a> is typed, documented, and needs nothing
        but Python's own library. Its methods are made from the{" "}
        <a href="/openapi.json">OpenAPI document</a>. In the environment: <code>SALARY_KEY</code>,{" "}
        <code>PIPELINE_TOKEN</code>, <code>WEBHOOK_SECRET</code>, and the address of this service as{" "}
        <code>BASE_URL</code>.
      </p>
      <CodeSample label="the command" code={`curl -O ${origin}/compensation_intelligence.py`} />
      <RecipeCode file="python_salaries.py" />
      <RecipeCode file="python_jobs.py" />
      <RecipeCode file="python_receiver.py" />
      <p>
        Reads, and writes with an idempotency key (the client makes one), are repeated twice at most
        after 429, 502, 503, 504 or no answer, with the wait that <code>Retry-After</code> asks for;
        a wait of more than <code>max_retry_wait</code> seconds raises the error at once. In a
        change, <code>None</code> clears a field, and a field that is not named stays. Redirects are
        not followed.
      </p>
    </>
  );
}

function RLanguage(): Markup {
  return (
    <>
      <p>
        With the package jsonlite, and <code>SALARY_KEY</code> and <code>BASE_URL</code> in the
        environment:
      </p>
      <RecipeCode file="pay.R" />
    </>
  );
}

function SlackAndDiscord(): Markup {
  return (
    <>
      <p>
        The incoming webhooks of Slack and Discord take messages in their own formats, so a Worker
        of your own stands between: it verifies the signature, and translates the event.
      </p>
      <RecipeCode file="relay.js" />
      <ol>
        <li>
          Make a Worker of this file, with <code>npx wrangler deploy relay.js</code> or in the
          dashboard.
        </li>
        <li>
          Register its URL as a <a href="/app/webhooks/new">webhook</a>. Its secret is shown once.
        </li>
        <li>
          Set the Worker's secrets: <code>WEBHOOK_SECRET</code> and <code>SLACK_URL</code>,{" "}
          <code>DISCORD_URL</code> or both (the URLs of their incoming webhooks).
        </li>
        <li>Send a test event from the page of the webhook: it is a message within seconds.</li>
      </ol>
      <p>
        If Slack or Discord refuses a message, the Worker returns 502 and the service{" "}
        <a href="/docs/webhooks#retries">delivers the event again</a>, to both. A delivery may also
        arrive twice: whoever minds keeps the <code>webhook-id</code> of those that were sent. When
        you change the secret of the webhook, change the Worker's at the same time.
      </p>
    </>
  );
}

function ZapierAndN8n(): Markup {
  return (
    <>
      <p>
        Both products take any payload, so their URL is registered as a{" "}
        <a href="/app/webhooks/new">webhook</a> itself. Anyone who learns that URL can send to it:
        the first step after it verifies the signature.
      </p>
      <h2 id="zapier">Zapier</h2>
      <ol>
        <li>
          Trigger: Webhooks by Zapier, Catch Raw Hook. Only the raw hook keeps the body as it was
          signed, and has the headers.
        </li>
        <li>Register the hook's URL as a webhook, and send a test event.</li>
        <li>Action: Code by Zapier, Run JavaScript, with this code:</li>
      </ol>
      <RecipeCode file="zapier-verify.js" />
      <p>
        Zapier returns 200 before your steps run, so a step that fails is not delivered again:
        replay it in Zapier.
      </p>
      <h2 id="n8n">n8n</h2>
      <p>
        Import this workflow, set the variable <code>JOB_SEARCH_SECRET</code> to the webhook's
        secret, and register the production URL of the first node. Where you run n8n yourself, its
        environment needs <code>NODE_FUNCTION_ALLOW_BUILTIN=crypto</code>; without variables, write
        the secret into the code.
      </p>
      <RecipeCode file="n8n-workflow.json" />
    </>
  );
}

interface Recipe {
  /** How the service's tests check what is shown. */
  checked: string;
  body(props: { origin: string }): Markup;
}

export const recipes: Readonly<Record<RecipeSlug, Recipe>> = {
  "slack-discord": {
    checked:
      "Run by the service's tests in the Workers runtime, with a recorded delivery of every event.",
    body: SlackAndDiscord,
  },
  "zapier-n8n": {
    checked:
      "The code is run by the service's tests with a recorded delivery of every event. Zapier and n8n themselves are not: what the steps are called may differ.",
    body: ZapierAndN8n,
  },
  python: {
    checked: "Run by the service's tests against the live service.",
    body: PythonRecipe,
  },
  pandas: {
    checked:
      "Run by the service's tests against the live service; where pandas is not installed, with a stand-in that knows columns only.",
    body: Pandas,
  },
  r: {
    checked:
      "Run by the service's tests against the live service where R is installed; elsewhere its fields are compared with the responses.",
    body: RLanguage,
  },
  "google-sheets": {
    checked:
      "The function is run by the service's tests with the live service's responses, not by Google.",
    body: GoogleSheets,
  },
  "github-actions": {
    checked: "The step is run by the service's tests against the live service, not by GitHub.",
    body: GitHubActions,
  },
  "job-search-agent": {
    checked: "The program and the commands are run by the service's tests, with the package alone.",
    body: JobSearchAgent,
  },
};
