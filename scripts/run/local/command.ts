/** Shared by every command of `scripts/`. */
import { CommandFailed, UsageAsked } from "./failure.ts";

/** Runs a command; an error becomes a line on stderr and the exit code. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof UsageAsked) console.log(error.message);
    else console.error(await messageOf(error));
    process.exitCode = error instanceof CommandFailed ? error.exitCode : 1;
  }
}

async function messageOf(error: unknown): Promise<string> {
  if (error instanceof CommandFailed) return error.message;
  // Imported here, because it takes longer to load than many commands take to run.
  const { explain } = await import("./explain.ts");
  return explain(error);
}
