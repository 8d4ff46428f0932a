import { type ErrorSuggestion, queryOf, type SuggestedCall } from "../errors/suggestion.ts";
import { type Command, longName } from "./command.ts";

/** The suggestion of an error in words, with the command that does it or else the call. */
export function describeSuggestion(
  { label, call }: ErrorSuggestion,
  commands: readonly Command[],
  program = longName,
): string[] {
  if (call === null) return [`  ${label}`];
  const command = commandFor(call, commands, program);
  return [`  ${label}`, `    ${command ?? `${call.method} ${call.path}`}`];
}

/** The command line for a call; null if no command makes it. */
export function commandFor(
  call: SuggestedCall,
  commands: readonly Command[],
  program = longName,
): string | null {
  const [path] = call.path.split("?");
  const command = commands.find(({ calls }) => calls?.path === path);
  if (call.method !== "GET" || !command?.calls) return null;
  const query = queryOf(call.path);
  // The figures are of one country, which the service adds to some calls.
  query.delete("country");
  const operands: string[] = [];
  for (const name of command.calls.operands) {
    const value = query.get(name);
    if (value === undefined) break;
    operands.push(quote(value));
    query.delete(name);
  }
  const required = command.operands.filter(({ optional }) => !optional);
  // A word that begins with a hyphen would be read as an option.
  if (operands.length < required.length || operands.some((one) => one.startsWith("-"))) return null;
  const options = [...query].map(([name, value]) => toOption(name, value, command));
  if (options.includes(null)) return null;
  return [program, command.name, ...operands, ...options.filter((one) => one !== "")].join(" ");
}

/** Empty for what the service does anyway; null if the command has no such option. */
function toOption(name: string, value: string, { calls, options }: Command): string | null {
  const turnedOn = calls?.switches?.[`${name}=${value}`];
  if (turnedOn !== undefined) return `--${turnedOn}`;
  const option = options[name];
  if (option?.value === undefined) return null;
  return option.fallback === value ? "" : `--${name} ${quote(value)}`;
}

/** Quotes a word for a shell. */
function quote(word: string): string {
  return /^[\w.,/:@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
