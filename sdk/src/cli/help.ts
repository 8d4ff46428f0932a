import type { Command, OptionSpec } from "./command.ts";
import { exitCodes } from "./failures.ts";
import type { Style } from "./output/style.ts";
import { align } from "./output/wrap.ts";

/** Styles, and the columns of the terminal. */
export interface HelpStyle extends Pick<Style, "bold"> {
  width: number;
}

export const program = "compensation-intelligence";

/** The help of the program. */
export function generalHelp(commands: readonly Command[], { bold, width }: HelpStyle): string {
  return [
    "What jobs pay in the United States, and a person's job search.",
    "",
    bold("Usage"),
    `  ${program} COMMAND …`,
    `  ${program} help COMMAND`,
    "",
    bold("Commands"),
    ...align(
      commands.map((command) => [synopsis(command), command.summary]),
      width,
    ),
    "",
    bold("Environment"),
    ...align(
      [
        ["COMPENSATION_URL", "address of the service, such as https://pay.example.com"],
        ["SALARY_KEY", "key of the Salary Data API; catalogs and search need none"],
        ["PIPELINE_TOKEN", "token of the Job Pipeline API"],
        ["NO_COLOR", "no colors, which a file or another program never gets"],
      ],
      width,
    ),
    "",
    bold("Exit codes"),
    ...align(
      Object.values(exitCodes).map(([code, meaning]) => [`${code}`, meaning]),
      width,
    ),
    "",
  ].join("\n");
}

/** The help of commands that begin with the same word, such as `jobs`. */
export function groupHelp(
  group: string,
  commands: readonly Command[],
  { bold, width }: HelpStyle,
): string {
  const members = commands.filter(({ name }) => name.startsWith(`${group} `));
  return [
    bold("Commands"),
    ...align(
      members.map((command) => [synopsis(command), command.summary]),
      width,
    ),
    "",
    bold("Examples"),
    ...members.flatMap(({ examples }) => examples.map((example) => `  ${program} ${example}`)),
    "",
    `${program} help ${members[0]?.name ?? group} shows the options of one.`,
    "",
  ].join("\n");
}

/** The help of a command. */
export function commandHelp(command: Command, { bold, width }: HelpStyle): string {
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
    ...(operands.length > 0 ? ["", ...align(operands, width)] : []),
    ...(options.length > 0
      ? [
          "",
          bold("Options"),
          ...align(
            options.map(([name, spec]) => describeOption(name, spec)),
            width,
          ),
        ]
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
