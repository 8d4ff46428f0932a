import { UsageError } from "#scripts/run/local/failure.ts";
import type { CredentialName } from "./checks.ts";

const names: readonly CredentialName[] = ["SMOKE_KEY", "SMOKE_TOKEN"];

type Values = Readonly<Record<string, string | undefined>>;

/**
 * The credentials of the smoke test, from the environment or else from the file of secrets.
 *
 * @throws {UsageError} that names the variable, never its value.
 */
export function readCredentials(
  environment: Values,
  secrets: Values | null,
): Partial<Record<CredentialName, string>> {
  const found = names.flatMap((name) => {
    const value = environment[name] || secrets?.[name];
    if (!value) return [];
    if (!/^[\x21-\x7e]{1,200}$/.test(value)) {
      throw new UsageError(`${name} is not a key or token: it has spaces or other characters.`);
    }
    return [[name, value] as const];
  });
  return Object.fromEntries(found);
}
