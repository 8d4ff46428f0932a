import type { Endpoint } from "#shared/middleware/endpoint.ts";
import { tagOf, tags } from "./tags.ts";

/** `docs/api.md`: every operation by group, with the credentials it needs. */
export function renderEndpointList(endpoints: readonly Endpoint[]): string {
  const groups = tags.map(({ name }) => {
    const rows = endpoints.filter((endpoint) => tagOf(endpoint) === name).map(rowOf);
    return `## ${name}\n\n${rows.join("\n")}\n`;
  });
  return `# Endpoints

Made by \`npm run generate -- openapi\`. After each operation is what it needs: the lowest plan of a key
(\`Authorization: Bearer intelligence_…\`) and its scopes, or a token (\`Authorization: Bearer ext_…\`). A running service
has the rest at \`/docs\`, from [schema/openapi.json](../schema/openapi.json).

${groups.join("\n")}`;
}

function rowOf(endpoint: Endpoint): string {
  const path = endpoint.path.replace(/:([a-zA-Z_]+)/g, "{$1}");
  const operation = `${endpoint.method.toUpperCase()} ${path}`;
  return `- \`${operation}\`: ${endpoint.summary}. *${needsOf(endpoint)}*`;
}

function needsOf({ access }: Endpoint): string {
  switch (access.kind) {
    case "public":
      return "No key";
    case "token":
      return access.access === "read" ? "Token" : "Read-write token";
    case "key": {
      const tier = access.tier[0]?.toUpperCase() + access.tier.slice(1);
      const scopes = access.scopes.filter((scope) => scope !== "intelligence:read");
      const needed = [tier, ...scopes.map((scope) => `\`${scope}\``)].join(", ");
      return access.orToken ? `${needed}, or token` : needed;
    }
  }
}
