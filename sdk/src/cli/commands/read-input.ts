import { readFileSync } from "node:fs";
import { CommandFailed } from "../failures.ts";
import type { Terminal } from "../terminal.ts";

/** The text of a file, or of standard input for `-`. @throws {CommandFailed} */
export async function readInput(file: string, { stdin }: Terminal): Promise<string> {
  if (file === "-") {
    const decoder = new TextDecoder();
    let text = "";
    for await (const chunk of stdin) {
      text += typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  }
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new CommandFailed(
      `${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}
