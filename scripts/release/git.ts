import { execFileSync } from "node:child_process";
import { projectRoot } from "../run/local/places.ts";

/** Runs git in the project. @returns what it printed, without the last line break. */
export function git(...args: string[]): string {
  const output = execFileSync("git", args, {
    cwd: projectRoot,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  return output.trimEnd();
}
