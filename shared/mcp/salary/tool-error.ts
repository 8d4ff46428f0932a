import type { CallFailure } from "../tool.ts";

/** A call of a tool that cannot be served, with the explanation for the agent, line by line. */
export class ToolError extends Error {
  override readonly name = "ToolError";
  readonly lines: readonly string[];
  readonly failure: CallFailure | undefined;

  constructor(lines: readonly string[], failure?: CallFailure) {
    super(lines.join(" "));
    this.lines = lines;
    this.failure = failure;
  }
}
