import type { Command, OptionSpec } from "./command.ts";
import { exitCodes } from "./failures.ts";
import type { Style } from "./output/style.ts";

export const program = "compensation-intelligence";

/** The help of the program. */
export function generalHelp(commands: readonly Command[], { bold }: Style): string {
  return [
    "What jobs pay in the United States, and a person's job search, from the command line.",
    "",
    bold("Usage"),
    `  ${program} COMMAND …`,
    `  ${program} help COMMAND`,
    "",
    bold("Commands"),
    ...align(commands.map((command) => [synopsis(command), command.summary])),
    "",
    bold("Environment"),
    ...align([
      ["COMPENSATION_URL", "address of the service, such as https://pay.example.com"],
      ["SALARY_KEY", "key of the Salary Data API; catalogs and search need none"],
      ["PIPELINE_TOKEN", "token of the Job Pipeline API"],
      ["NO_COLOR", "no colors, which a file or another program never gets"],
    ]),
    "",
    bold("Exit codes"),
    ...align(Object.values(exitCodes).map(([code, meaning]) => [`${code}`, meaning])),
    "",
  ].join("\n");
}

/** The help of a command. */
export function commandHelp(command: Command, { bold }: Style): string {
  const options = Object.entries(command.options);
  const operands = command.operands.map(({ name, description, choices }): [string, string] => [
    name,
    withChoices(description, choices),
  ]);
  return [
    `${command.summary}.`,
    "",
    bold("Usage"),
    `  ${program} ${synopsis(command)}${options.length > 0 ? " [OPTIONS]" : ""}`,
    ...(operands.length > 0 ? ["", ...align(operands)] : []),
    ...(options.length > 0
      ? ["", bold("Options"), ...align(options.map(([name, spec]) => describeOption(name, spec)))]
      : []),
    "",
    bold("Examples"),
    ...command.examples.map((example) => `  ${program} ${example}`),
    "",
  ].join("\n");
}

/** `jobs move ID STATUS` */
export function synopsis({ name, operands }: Command): string {
  const words = operands.map((one) => (one.optional ? `[${one.name}]` : one.name));
  return [name, ...words].join(" ");
}

function describeOption(
  name: string,
  { value, description, choices }: OptionSpec,
): [string, string] {
  return [`--${name}${value === undefined ? "" : ` ${value}`}`, withChoices(description, choices)];
}

function withChoices(description: string, choices: readonly string[] | undefined): string {
  return choices ? `${description} (${choices.join(", ")})` : description;
}

function align(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}
