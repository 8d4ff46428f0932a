import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import type { Command, Invocation } from "./command.ts";
import { UsageError } from "./failures.ts";
import { isTopic, type Topic, topics } from "./help.ts";
import { nearest } from "./nearest.ts";

/** A command and what it was called with, or what else was asked for. */
type CommandLine =
  | { kind: "run"; command: Command; invocation: Invocation }
  | { kind: "help"; command: Command | null }
  | { kind: "group help"; group: string }
  | { kind: "topic help"; topic: Topic }
  | { kind: "version" };

/** @throws {UsageError} that says what would be right. */
export function parseCommandLine(
  args: readonly string[],
  commands: readonly Command[],
): CommandLine {
  const [first = "help", second = ""] = args;
  if (first === "--version" || first === "-v") return { kind: "version" };
  if (first === "--help" || first === "-h") return { kind: "help", command: null };
  if (first === "help") return findHelped(args.slice(1), commands);
  const command = find([`${first} ${second}`, first], commands);
  if (!command && isGroup(first, commands) && /^(?:|help|--help|-h)$/.test(second)) {
    return { kind: "group help", group: first };
  }
  if (!command) throw unknownCommand(first, second, commands);
  const rest = args.slice(command.name.split(" ").length);
  if (rest.some((one) => one === "--help" || one === "-h")) return { kind: "help", command };
  return { kind: "run", command, invocation: parseRest(rest, command) };
}

function findHelped(words: readonly string[], commands: readonly Command[]): CommandLine {
  const [first = "", second = ""] = words;
  if (first === "" || first.startsWith("-")) return { kind: "help", command: null };
  const command = find([`${first} ${second}`, first], commands);
  if (command) return { kind: "help", command };
  if (second === "" && isTopic(first)) return { kind: "topic help", topic: first };
  if (second === "" && isGroup(first, commands)) return { kind: "group help", group: first };
  throw unknownCommand(first, second, commands);
}

/** Whether it is the first of two words of commands. */
function isGroup(word: string, commands: readonly Command[]): boolean {
  return commands.some(({ name }) => name.startsWith(`${word} `));
}

function find(names: readonly string[], commands: readonly Command[]): Command | undefined {
  for (const name of names) {
    const found = commands.find((command) => command.name === name);
    if (found) return found;
  }
  return undefined;
}

function unknownCommand(first: string, second: string, commands: readonly Command[]): UsageError {
  const group = commands.filter(({ name }) => name.startsWith(`${first} `));
  if (group.length > 0) {
    const own = group.map(({ name }) => name);
    const meant = nearest(`${first} ${second}`, own);
    return new UsageError(
      `There is no command ${first} ${second}. ${meant ? `Did you mean ${meant}?` : `There are: ${list(own)}.`}`,
      first,
    );
  }
  const names = [
    ...new Set(commands.flatMap(({ name }) => [name, name.split(" ")[0] ?? ""])),
    ...topics,
  ];
  const near = nearest(second ? `${first} ${second}` : first, names) ?? nearest(first, names);
  const all = commands.map(({ name }) => name);
  return new UsageError(
    `There is no command ${first}. ${near ? `Did you mean ${near}?` : `There are: ${list(all)}.`}`,
  );
}

function parseRest(args: readonly string[], command: Command): Invocation {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  const { values, positionals } = parse(args, options, command);
  const switches = new Set<string>();
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string")
      texts[name] = checkChoice(`--${name}`, value, command.options[name]?.choices, command);
    else if (value === true) switches.add(name);
  }
  if (switches.has("json") && switches.has("csv")) {
    throw new UsageError("Give --json or --csv, not both.", command.name);
  }
  return { operands: checkOperands(positionals, command), values: texts, switches };
}

function parse(args: readonly string[], options: ParseArgsOptionsConfig, command: Command) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [, name = ""] = /'--?([^'\s=]+)/.exec(error instanceof Error ? error.message : "") ?? [];
    const spec = command.options[name];
    if (spec) {
      const wants =
        spec.value === undefined ? "takes no value" : `needs a value: --${name} ${spec.value}`;
      throw new UsageError(`--${name} ${wants}.`, command.name);
    }
    const near = nearest(name, Object.keys(command.options));
    const secret = /^(?:key|token|secret|password)$/.test(name)
      ? " A secret is never an argument, which the shell would remember: it comes from the environment or a file."
      : "";
    throw new UsageError(
      `${command.name} has no option --${name}.${secret}${near && secret === "" ? ` Did you mean --${near}?` : ""}`,
      command.name,
    );
  }
}

function checkOperands(given: readonly string[], command: Command): readonly string[] {
  const { operands } = command;
  const missing = operands.slice(given.length).find(({ optional }) => !optional);
  if (missing) {
    throw new UsageError(`${missing.name} is missing: ${missing.description}.`, command.name);
  }
  if (given.length > operands.length && !operands.at(-1)?.repeated) {
    throw new UsageError(
      `${JSON.stringify(given[operands.length])} is one word too many. Put names of several words in quotes.`,
      command.name,
    );
  }
  return given.map((value, at) =>
    checkChoice(operands[at]?.name ?? "", value, operands[at]?.choices, command),
  );
}

function checkChoice(
  name: string,
  value: string,
  choices: readonly string[] | undefined,
  command: Command,
): string {
  if (!choices || choices.includes(value)) return value;
  const near = nearest(value, choices);
  throw new UsageError(
    `${name} cannot be ${JSON.stringify(value)}. ${near ? `Did you mean ${near}? ` : ""}Allowed: ${list(choices)}.`,
    command.name,
  );
}

function list(words: readonly string[]): string {
  return words.join(", ");
}
