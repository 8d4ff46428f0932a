import type { Command } from "../command.ts";
import { completionScript, shells } from "../completion.ts";

/** `completion SHELL`. @param commands all commands, this one included. */
export function completion(commands: () => readonly Command[]): Command {
  return {
    name: "completion",
    summary: "Print the script with which a shell completes commands",
    operands: [{ name: "SHELL", choices: shells, description: "the shell" }],
    options: {},
    examples: [
      'completion bash   # in ~/.bashrc: eval "$(pay completion bash)"; zsh likewise',
      "completion fish > ~/.config/fish/completions/pay.fish",
    ],
    async run({ operands: [given] }, { stdout }) {
      const shell = shells.find((one) => one === given) ?? "bash";
      stdout.write(completionScript(shell, commands()));
    },
  };
}
