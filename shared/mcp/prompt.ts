/** A task that a person starts by name; the text is what the agent then reads. */
export interface Prompt {
  name: string;
  title: string;
  description: string;
  arguments: readonly PromptArgument[];
  /** The tools that its text names. */
  tools: readonly string[];
  text(args: Readonly<Record<string, string>>): string;
}

export interface PromptArgument {
  name: string;
  description: string;
  required?: true;
}

const maxLength = 300;

/**
 * Finds what is wrong with a prompt's arguments.
 *
 * @returns a sentence for each fault; empty if there are none.
 */
export function checkPromptArguments(
  { arguments: known }: Prompt,
  args: Readonly<Record<string, unknown>>,
): string[] {
  const names = known.map(({ name }) => name);
  const missing = known.filter(({ name, required }) => required && !hasText(args[name]));
  const unknown = Object.keys(args).filter((name) => !names.includes(name));
  const tooLong = names.filter((name) => String(args[name] ?? "").length > maxLength);
  return [
    ...missing.map(({ name, description }) => `${name} is required: ${description}.`),
    ...unknown.map((name) => `${name} is not an argument. There are: ${names.join(", ")}.`),
    ...tooLong.map((name) => `${name} may have ${maxLength} characters.`),
  ];
}

function hasText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}
