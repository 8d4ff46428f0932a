import { type Command, longName, type OptionSpec } from "./command.ts";
import { exitCodes } from "./failures.ts";
import type { Style } from "./output/style.ts";
import { align } from "./output/wrap.ts";

/** Styles, the columns of the terminal, and the name by which the program was called. */
export interface HelpStyle extends Pick<Style, "bold"> {
  width: number;
  program?: string;
}

/** The commands that have a line of their own in the help of the program. */
const alone = [
  "calculate",
  "evaluate",
  "compare",
  "history",
  "adjacent",
  "skills",
  "employer-cost",
  "offers",
  "negotiate",
  "check-posting",
];

/** Lines for several commands at once. */
const together: readonly { names: readonly string[]; text: string }[] = [
  { names: ["wage-levels", "lineage"], text: "Visa wage levels; how a figure came about" },
  { names: ["search", "roles", "cities"], text: "The names that commands take" },
  { names: ["jobs", "webhooks"], text: "Your job search: list, add, move, import" },
  { names: ["login", "logout", "whoami", "profiles"], text: "Sign in to a service" },
  { names: ["mcp", "completion"], text: "Tools for agents; Tab in your shell" },
];

/** The help of the program, which fits a terminal of 80 columns and 24 lines. */
export function generalHelp(
  commands: readonly Command[],
  { bold, width, program = longName }: HelpStyle,
): string {
  const rows = alone.flatMap((name): [string, string][] => {
    const command = commands.find((one) => one.name === name);
    return command ? [[synopsis(command), command.summary]] : [];
  });
  const others = together.map(({ names, text }): [string, string] => [names.join(", "), text]);
  const lines = align([...rows, ...others], width);
  return [
    "What jobs pay in the United States, and your own job search.",
    "",
    bold("Pay (needs no service and no key)"),
    ...lines.slice(0, rows.length),
    bold("More"),
    ...lines.slice(rows.length),
    bold("Examples"),
    `  ${program} calculate "registered nurse" tampa`,
    `  ${program} evaluate "registered nurse" tampa --amount 92k`,
    `${bold("Help")}: help COMMAND, help options, help environment, help exit-codes`,
    "",
  ].join("\n");
}

/** What can be asked for with `help` besides commands. */
export const topics = ["options", "environment", "exit-codes"] as const;
export type Topic = (typeof topics)[number];

export function isTopic(word: string): word is Topic {
  return (topics as readonly string[]).includes(word);
}

/** The help of a topic. */
export function topicHelp(
  topic: Topic,
  commands: readonly Command[],
  { bold, width }: HelpStyle,
): string {
  const title = {
    options: "Options of many commands",
    environment: "Environment",
    "exit-codes": "Exit codes",
  }[topic];
  const rows = {
    options: () => commonOptions(commands),
    environment: () => environment,
    "exit-codes": () =>
      Object.values(exitCodes).map(([code, meaning]): [string, string] => [`${code}`, meaning]),
  }[topic]();
  return [bold(title), ...align(rows, width), ""].join("\n");
}

const environment: [string, string][] = [
  ["COMPENSATION_URL", "address of the service, such as https://pay.example.com"],
  ["COMPENSATION_PROFILE", "the sign-in to use; else the latest"],
  ["COMPENSATION_CONFIG_DIR", "where sign-ins are kept; else ~/.config/compensation-intelligence"],
  ["SALARY_KEY", "key of the Salary Data API, in place of a sign-in"],
  ["PIPELINE_TOKEN", "token of the Job Pipeline API, in place of a sign-in"],
  ["BROWSER", "the program that login opens a page with"],
  ["NO_COLOR", "no colors, which a file or another program never gets"],
  ["LC_ALL, LC_TIME, LANG, TZ", "how dates are written"],
];

function commonOptions(commands: readonly Command[]): [string, string][] {
  const found = new Map<string, OptionSpec>();
  for (const { options } of commands) {
    for (const [name, spec] of Object.entries(options)) if (spec.common) found.set(name, spec);
  }
  return [...found].map(([name, spec]) => describeOption(name, spec));
}

/** The help of commands that begin with the same word, such as `jobs`. */
export function groupHelp(
  group: string,
  commands: readonly Command[],
  { bold, width, program = longName }: HelpStyle,
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
    ...members.flatMap(({ examples }) =>
      examples.slice(0, 1).map((example) => `  ${program} ${example}`),
    ),
    "",
    `${program} help ${members[0]?.name ?? group} shows the options of one.`,
    "",
  ].join("\n");
}

/** The help of a command. */
export function commandHelp(
  command: Command,
  { bold, width, program = longName }: HelpStyle,
): string {
  const all = Object.entries(command.options);
  const own = all.filter(([, { common }]) => !common);
  const common = all.filter(([, spec]) => spec.common).map(([name]) => `--${name}`);
  const operands = command.operands.map(({ name, description, choices }): [string, string] => [
    name,
    withChoices(description, choices),
  ]);
  const also = common.length > 0 ? [["also", `${common.join(", ")}: help options`]] : [];
  const options = [
    ...own.map(([name, spec]) => describeOption(name, spec)),
    ...(also as [string, string][]),
  ];
  return [
    `${command.summary}.`,
    "",
    bold("Usage"),
    `  ${program} ${synopsis(command)}${all.length > 0 ? " [OPTIONS]" : ""}`,
    ...(operands.length > 0 ? ["", ...align(operands, width)] : []),
    ...(options.length > 0 ? ["", bold("Options"), ...align(options, width)] : []),
    "",
    bold("Examples"),
    ...command.examples.map((example) => `  ${program} ${example}`),
    "",
  ].join("\n");
}

/** `jobs move ID STATUS` */
function synopsis({ name, operands }: Command): string {
  const words = operands.map(({ name: word, optional, repeated }) => {
    if (repeated) return `${word}…`;
    return optional ? `[${word}]` : word;
  });
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
