/** Samples with the TypeScript client. */
import { importClient } from "#shared/core/client-package.ts";

const clients = {
  salary: { name: "SalaryClient", option: "apiKey" },
  pipeline: { name: "PipelineClient", option: "token" },
} as const;

/**
 * The first lines of a program with a client, which call it `salary` or `pipeline`.
 *
 * @param variable the environment variable with the credential; null if there is none.
 */
export function openClient(
  client: keyof typeof clients,
  origin: string,
  variable: string | null,
): string[] {
  const { name, option } = clients[client];
  return [
    ...importClient(name, origin),
    "",
    `const ${client} = new ${name}({`,
    `  baseUrl: "${origin}",`,
    ...(variable === null ? [] : [`  ${option}: process.env.${variable},`]),
    "});",
  ];
}
