/** A call of a tool that cannot be served, with the explanation for the agent, line by line. */
export class ToolError extends Error {
  override readonly name = "ToolError";
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join(" "));
    this.lines = lines;
  }
}
