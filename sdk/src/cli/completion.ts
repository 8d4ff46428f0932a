import { type Command, longName } from "./command.ts";

export const shells = ["bash", "zsh", "fish"] as const;
type Shell = (typeof shells)[number];

/** A script with which a shell completes commands, options and their values. */
export function completionScript(shell: Shell, commands: readonly Command[]): string {
  return { bash, zsh, fish }[shell](commands);
}

const firstWords = (commands: readonly Command[]) => [
  ...new Set([...commands.map(({ name }) => name.split(" ")[0] ?? ""), "help"]),
];

/** The second words of commands of two words. */
function groups(commands: readonly Command[]): [string, string[]][] {
  const pairs = commands.flatMap(({ name }): [string, string][] => {
    const [first = "", second] = name.split(" ");
    return second === undefined ? [] : [[first, second]];
  });
  return [...new Set(pairs.map(([first]) => first))].map((group) => [
    group,
    pairs.filter(([first]) => first === group).map(([, second]) => second),
  ]);
}

const optionsOf = ({ options }: Command) => Object.keys(options).map((name) => `--${name}`);

function choicesOf({ options, operands }: Command): string[] {
  return [
    ...operands.flatMap(({ choices = [] }) => choices),
    ...Object.values(options).flatMap(({ choices = [] }) => choices),
  ];
}

function bash(commands: readonly Command[]): string {
  const cases = commands.map(
    (command) =>
      `    "${command.name}"*) words="${[...optionsOf(command), ...choicesOf(command), "--help"].join(" ")}" ;;`,
  );
  const seconds = groups(commands).map(
    ([first, words]) => `    "${first} ") words="${words.join(" ")}" ;;`,
  );
  return `# bash: eval "$(${program} completion bash)"
_${functionName}() {
  local current="\${COMP_WORDS[COMP_CWORD]}" line="\${COMP_WORDS[*]:1:COMP_CWORD-1} " words=""
  case "$line" in
    " ") words="${[...firstWords(commands), "--help", "--version"].join(" ")}" ;;
${seconds.join("\n")}
${cases.join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _${functionName} ${programs.join(" ")}
`;
}

/** The names by which the program is called. */
const programs = ["pay", longName];
const program = "pay";
const functionName = longName.replaceAll("-", "_");

/** Its own completion of bash's functions does it. */
function zsh(commands: readonly Command[]): string {
  return `# zsh: eval "$(${program} completion zsh)"
autoload -U +X compinit && compinit
autoload -U +X bashcompinit && bashcompinit
${bash(commands).split("\n").slice(1).join("\n")}`;
}

function fish(commands: readonly Command[]): string {
  const line = (condition: string, rest: string) =>
    `complete -c ${program} -n "${condition}" ${rest}`;
  const quote = (text: string) => `'${text.replaceAll(/['\\]/g, "\\$&")}'`;
  const top = firstWords(commands).map((word) => {
    const own = commands.find(({ name }) => name === word);
    return line("__fish_use_subcommand", `-f -a ${word} -d ${quote(own?.summary ?? word)}`);
  });
  const second = commands.flatMap((command) => {
    const [first = "", word] = command.name.split(" ");
    return word === undefined
      ? []
      : [
          line(
            `__fish_seen_subcommand_from ${first}`,
            `-f -a ${word} -d ${quote(command.summary)}`,
          ),
        ];
  });
  const options = commands.flatMap((command) => {
    const seen = command.name
      .split(" ")
      .map((word) => `__fish_seen_subcommand_from ${word}`)
      .join("; and ");
    return Object.entries(command.options).map(([name, { value, choices, description }]) =>
      line(
        seen,
        `-l ${name}${value === undefined ? "" : choices ? ` -x -a "${choices.join(" ")}"` : " -r"} -d ${quote(description)}`,
      ),
    );
  });
  const both = `complete -c ${longName} -w ${program}`;
  return [
    `# fish: ${program} completion fish | source`,
    both,
    ...top,
    ...second,
    ...options,
    "",
  ].join("\n");
}
