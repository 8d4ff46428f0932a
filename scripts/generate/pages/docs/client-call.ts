import type { Parameter } from "#scripts/generate/sdk/document-types.ts";
import { type Api, type ClientMethod, methodTable } from "#scripts/generate/sdk/method-table.ts";
import type { ClientCall } from "#shared/site/docs/reference.ts";

/** How an operation's example is called with the TypeScript client. @returns null if it has no method. */
export function describeClientCall(
  operationId: string,
  parameters: readonly Parameter[],
  body: unknown,
): ClientCall | null {
  for (const client of ["salary", "pipeline"] as const) {
    const method = methodTable[client][operationId];
    if (method) return describeCall(client, method, parameters, body);
  }
  return null;
}

function describeCall(
  client: Api,
  method: ClientMethod,
  parameters: readonly Parameter[],
  body: unknown,
): ClientCall {
  const example = ({ schema, example }: Parameter) => example ?? schema.example ?? "";
  const required = parameters.filter((one) => one.in === "query" && one.required);
  const query = Object.fromEntries(required.map((one) => [one.name, example(one)]));
  const args = [
    ...parameters.filter((one) => one.in === "path").map(example),
    ...(body === undefined ? [] : [bodyArgument(method, body)]),
    ...(required.length === 0 ? [] : [query]),
  ];
  return {
    client,
    method: method.name,
    args: args.map(toCode).join(", "),
    iterates: parameters.some(({ name }) => name === "cursor" || name === "starting_after"),
  };
}

/** A body with one field is passed as its value. */
function bodyArgument({ bodyField }: ClientMethod, body: unknown): unknown {
  return bodyField === undefined ? body : (body as Record<string, unknown>)[bodyField];
}

const lineWidth = 72;

/** A JSON value as a literal of the language, on one line if it fits. */
function toCode(value: unknown): string {
  const lines = JSON.stringify(value, null, 2).replaceAll(/^( *)"([A-Za-z_]\w*)":/gm, "$1$2:");
  const line = lines.replaceAll(/\n */g, " ");
  return line.length <= lineWidth ? line : lines;
}
