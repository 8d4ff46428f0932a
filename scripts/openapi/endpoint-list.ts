import type { Endpoint } from "../../shared/http/endpoint.ts";
import { tagOf, tags } from "./tags.ts";

/** `docs/api.md`: every operation by group, with the credentials it needs. */
export function renderEndpointList(endpoints: readonly Endpoint[]): string {
  const groups = tags.map(({ name, description }) => {
    const rows = endpoints.filter((endpoint) => tagOf(endpoint) === name).map(rowOf);
    return `## ${name}\n\n${description}\n\n| endpoint | what it does | needs |\n| --- | --- | --- |\n${rows.join("\n")}\n`;
  });
  return `# Endpoints

Generated from the code by \`npm run openapi\`; do not edit. Keys of the Salary Data API are sent as
\`Authorization: Bearer intelligence_…\`, tokens of the Job Pipeline API as \`Authorization: Bearer ext_…\`.
"Free" is the lowest plan that may call. Parameters, responses, errors and examples of each operation are in
[schema/openapi.json](../schema/openapi.json), which a running service serves at \`/openapi.json\` and renders
at \`/docs\`; \`/docs/errors\` explains every error code.

${groups.join("\n")}`;
}

function rowOf(endpoint: Endpoint): string {
  const path = endpoint.path.replace(/:([a-zA-Z_]+)/g, "{$1}");
  const operation = `${endpoint.method.toUpperCase()} ${path}`;
  return `| \`${operation}\` | ${endpoint.summary} | ${needsOf(endpoint)} |`;
}

function needsOf({ access }: Endpoint): string {
  switch (access.kind) {
    case "public":
      return "nothing";
    case "token":
      return access.access === "read" ? "a token" : "a read-write token";
    case "key": {
      const tier = access.tier[0]?.toUpperCase() + access.tier.slice(1);
      const scopes = access.scopes.filter((scope) => scope !== "intelligence:read");
      return [tier, ...scopes.map((scope) => `\`${scope}\``)].join(", ");
    }
  }
}
