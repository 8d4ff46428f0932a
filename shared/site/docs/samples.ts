import { openClient } from "#shared/html/components/client-sample.ts";
import type { CodeExample } from "#shared/html/components/copyable.tsx";
import type { ClientCall, SampledOperation } from "./reference.ts";

/** Environment variable that samples take each kind of credential from. */
const variables = { key: "SALARY_KEY", token: "PIPELINE_TOKEN", none: null } as const;

/** The same call in curl, TypeScript and Python, with the example's values. */
export function writeSamples(operation: SampledOperation, origin: string): CodeExample[] {
  return [
    { name: "curl", code: curl(operation, origin) },
    { name: "TypeScript", code: typescript(operation, origin) },
    { name: "Python", code: python(operation, origin) },
  ];
}

function curl({ method, call, credential, bodyExample }: SampledOperation, origin: string): string {
  const variable = variables[credential];
  return [
    `curl ${method === "GET" ? "" : `-X ${method} `}'${origin}${call}'`,
    ...(variable ? [`-H "Authorization: Bearer $${variable}"`] : []),
    ...(bodyExample === null
      ? []
      : [`-H 'Content-Type: application/json'`, `-d '${bodyExample.replaceAll("'", "'\\''")}'`]),
  ].join(" \\\n  ");
}

function typescript(operation: SampledOperation, origin: string): string {
  return operation.clientCall
    ? withClient(operation.clientCall, origin, credentialOf(operation.clientCall, operation))
    : withFetch(operation, origin);
}

/** The client of the job search is never without a token, also where the operation needs none. */
function credentialOf({ client }: ClientCall, { credential }: SampledOperation): string | null {
  return client === "pipeline" ? variables.token : variables[credential];
}

/** A sample with the TypeScript client, checked against its types by a test. */
function withClient(
  { client, method, args, iterates }: ClientCall,
  origin: string,
  variable: string | null,
): string {
  return [
    ...openClient(client, origin, variable),
    ...(iterates
      ? [`for await (const one of ${client}.${method}(${args})) {`, "  console.log(one);", "}"]
      : [`const { data } = await ${client}.${method}(${args});`, "console.log(data);"]),
  ].join("\n");
}

function withFetch(
  { method, call, credential, bodyExample }: SampledOperation,
  origin: string,
): string {
  const variable = variables[credential];
  const headers = [
    ...(variable ? [`    Authorization: "Bearer " + process.env.${variable},`] : []),
    ...(bodyExample === null ? [] : [`    "Content-Type": "application/json",`]),
  ];
  const options = [
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    ...(headers.length === 0 ? [] : ["  headers: {", ...headers, "  },"]),
    ...(bodyExample === null ? [] : [`  body: JSON.stringify(${indent(bodyExample, 2)}),`]),
  ];
  const init = options.length === 0 ? "" : `, {\n${options.join("\n")}\n}`;
  return `const response = await fetch("${origin}${call}"${init});
if (!response.ok) throw new Error(await response.text());
console.log(await response.json());`;
}

function python(
  { method, call, credential, bodyExample }: SampledOperation,
  origin: string,
): string {
  const variable = variables[credential];
  const headers = [
    ...(variable ? [`        "Authorization": f"Bearer {os.environ['${variable}']}",`] : []),
    ...(bodyExample === null ? [] : [`        "Content-Type": "application/json",`]),
  ];
  const literal = bodyExample === null ? "" : pythonLiteral(bodyExample);
  return [
    `import json${variable ? ", os" : ""}, urllib.request`,
    "",
    "request = urllib.request.Request(",
    `    "${origin}${call}",`,
    ...(method === "GET" ? [] : [`    method="${method}",`]),
    ...(headers.length === 0 ? [] : ["    headers={", ...headers, "    },"]),
    ...(bodyExample === null ? [] : [`    data=json.dumps(${indent(literal, 4)}).encode(),`]),
    ")",
    "with urllib.request.urlopen(request) as response:",
    "    print(json.load(response))",
  ].join("\n");
}

/** JSON as a Python expression: only the three names differ, outside of strings. */
function pythonLiteral(json: string): string {
  const names: Readonly<Record<string, string>> = { true: "True", false: "False", null: "None" };
  return json.replaceAll(
    /"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g,
    (text) => names[text] ?? text,
  );
}

function indent(text: string, spaces: number): string {
  return text.replaceAll("\n", `\n${" ".repeat(spaces)}`);
}
