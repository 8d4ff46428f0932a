import { bases, payLevels } from "../../generated/values.ts";
import type { OptionSpec } from "../command.ts";

export const levelOption: OptionSpec = {
  value: "LEVEL",
  choices: payLevels,
  fallback: "any",
  description: "experience; everyone’s pay (any) if it is not given",
};

export const basisOption: OptionSpec = {
  value: "BASIS",
  choices: bases,
  fallback: "local",
  description: "what the national figure is multiplied by; local if it is not given",
};

/** What `printSources` prints. */
export const sourceOptions: Record<string, OptionSpec> = {
  citation: { description: "print how to cite it" },
  assumptions: { description: "print what it rests on" },
};

/** `{name: value}` if the value is one of those allowed, as the command line has checked; else nothing. */
export function pick<Name extends string, Value extends string>(
  name: Name,
  value: string | undefined,
  allowed: readonly Value[],
): Partial<Record<Name, Value>> {
  const found = allowed.find((one) => one === value);
  return (found === undefined ? {} : { [name]: found }) as Partial<Record<Name, Value>>;
}
