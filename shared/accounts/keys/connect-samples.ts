/**
 * Samples of a first call with a key, for programs and for the clients of the Model Context
 * Protocol, each of which has its own form of configuration.
 */

import { openClient } from "#shared/html/components/client-sample.ts";
import type { KeyKind } from "./key-record.ts";

export interface ConnectSample {
  /** The language or client. */
  name: string;
  code: string;
  /** Where it goes, and what to do then. */
  note: string;
}

interface Subject {
  /** The name of the environment variable. */
  variable: string;
  placeholder: string;
  call: string;
  /** The same call with the TypeScript client. */
  client: "salary" | "pipeline";
  firstCall: readonly string[];
  /** The name of the server in the configuration of clients, and its path; null if it has none. */
  mcp: { name: string; path: string } | null;
}

const salaries = "/api/v1/intelligence/salaries";

const subjects: Readonly<Record<KeyKind, Subject>> = {
  intelligence: {
    variable: "SALARY_KEY",
    placeholder: "intelligence_YOUR_KEY",
    call: `${salaries}/calculate?role=software-engineer&city=san-francisco&exp=mid`,
    client: "salary",
    firstCall: [
      "const { data } = await salary.salaries.calculate({",
      '  role: "software-engineer",',
      '  city: "san-francisco",',
      '  exp: "any",',
      "});",
      "console.log(data.estimate.median);",
    ],
    mcp: { name: "salaries", path: "/api/v1/intelligence/mcp" },
  },
  whitelabel: {
    variable: "WIDGET_KEY",
    placeholder: "wlk_YOUR_KEY",
    call: `${salaries}/widget?role=software-engineer`,
    client: "salary",
    firstCall: [
      'const { data } = await salary.salaries.widget({ role: "software-engineer" });',
      "console.log(data.salary.median);",
    ],
    mcp: null,
  },
  pipeline: {
    variable: "PIPELINE_TOKEN",
    placeholder: "ext_YOUR_TOKEN",
    call: "/api/mcp/me",
    client: "pipeline",
    firstCall: ["const { data } = await pipeline.account.me();", "console.log(data.tier);"],
    mcp: { name: "job-search", path: "/api/mcp" },
  },
};

/** @param key the key if it has just been made; otherwise the samples have a placeholder. */
export function programSamples(
  kind: KeyKind,
  origin: string,
  key: string | null = null,
): ConnectSample[] {
  const { variable, placeholder, call, client, firstCall } = subjects[kind];
  const url = `${origin}${call}`;
  const elsewhere = `With the key in the environment variable ${variable}; never in the program itself.`;
  return [
    {
      name: "curl",
      note: "In a shell. The first line keeps the key for later calls of the same shell.",
      code: [
        `export ${variable}='${key ?? placeholder}'`,
        `curl '${url}' \\`,
        `  -H "Authorization: Bearer $${variable}"`,
      ].join("\n"),
    },
    {
      name: "TypeScript",
      note: `With the client (see /docs/client). ${elsewhere}`,
      code: [...openClient(client, origin, variable), ...firstCall].join("\n"),
    },
    {
      name: "Python",
      note: elsewhere,
      code: `import json, os, urllib.request

request = urllib.request.Request(
    "${url}",
    headers={"Authorization": "Bearer " + os.environ["${variable}"]},
)
with urllib.request.urlopen(request) as response:
    print(json.load(response))`,
    },
  ];
}

/** Empty for a key that no agent uses. */
export function clientSamples(
  kind: KeyKind,
  origin: string,
  key: string | null = null,
): ConnectSample[] {
  const { mcp, placeholder } = subjects[kind];
  if (!mcp) return [];
  const server = {
    name: mcp.name,
    url: `${origin}${mcp.path}`,
    bearer: `Bearer ${key ?? placeholder}`,
  };
  return [
    claudeCode(server),
    claudeDesktop(server),
    cursor(server),
    vsCode(server),
    chatGpt(server),
  ];
}

interface Server {
  name: string;
  url: string;
  bearer: string;
}

function claudeCode({ name, url, bearer }: Server): ConnectSample {
  return {
    name: "Claude Code",
    note: "In a shell. Add --scope user to have it in every project.",
    code: `claude mcp add --transport http ${name} ${url} --header "Authorization: ${bearer}"`,
  };
}

/** Its file names programs only, so that one in between sends the header. */
function claudeDesktop({ name, url, bearer }: Server): ConnectSample {
  return {
    name: "Claude Desktop",
    note: "Settings, Developer, Edit Config (claude_desktop_config.json); then restart it. Needs Node.js.",
    code: toJson({
      mcpServers: {
        [name]: {
          command: "npx",
          // There is no space after the colon, because some versions split the argument at it.
          args: ["-y", "mcp-remote", url, "--header", `Authorization:\${AUTHORIZATION}`],
          env: { AUTHORIZATION: bearer },
        },
      },
    }),
  };
}

function cursor({ name, url, bearer }: Server): ConnectSample {
  return {
    name: "Cursor",
    note: `In ~/.cursor/mcp.json for all projects. In a project's .cursor/mcp.json, write \${env:NAME} for the key instead.`,
    code: toJson({ mcpServers: { [name]: { url, headers: { Authorization: bearer } } } }),
  };
}

/** It asks for the key and stores it, so that the file can be shared. */
function vsCode({ name, url }: Server): ConnectSample {
  const id = `${name}-key`;
  return {
    name: "VS Code",
    note: "In .vscode/mcp.json. VS Code asks for the key when the server starts, and keeps it safe.",
    code: toJson({
      inputs: [{ type: "promptString", id, description: `Key of ${name}`, password: true }],
      servers: {
        [name]: { type: "http", url, headers: { Authorization: `Bearer \${input:${id}}` } },
      },
    }),
  };
}

/** It has no field for a key: it signs in. */
function chatGpt({ name, url }: Server): ConnectSample {
  return {
    name: "ChatGPT",
    note: "ChatGPT takes no keys. In developer mode (Settings, Apps and connectors, Advanced), create a connector with these values; it then asks you to sign in here.",
    code: [`Name: ${name}`, `MCP server URL: ${url}`, "Authentication: OAuth"].join("\n"),
  };
}

function toJson(value: object): string {
  return JSON.stringify(value, null, 2);
}
