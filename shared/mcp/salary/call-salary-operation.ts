import type { Pagination } from "#shared/contract/envelope.response.ts";
import type { Operation } from "#shared/contract/operation.ts";
import type { McpContext } from "../context.ts";
import { explainFailure } from "../explain-failure.ts";
import type { Lookup } from "../lookup.ts";
import type { ArgumentsSchema, CallFailure } from "../tool.ts";

interface Attribution {
  source: string;
  url: string;
  methodology: string;
  methodology_version: string;
  updated: string;
  as_of: string;
  citation?: string;
  assumptions?: string[];
}

/** A response of the salary API. */
export interface Envelope<Data> {
  data: Data;
  attribution: Attribution;
  pagination?: Pagination;
  request: { id: string };
}

/** The `data` of a response that is not a list: any fields, and these two. */
export type FigureData = Record<string, unknown> & { citation: string; assumptions: string[] };

/**
 * Calls an operation of the salary API.
 *
 * @param given what it takes, by the name of the parameter or of the body's field; what is empty is not sent.
 * @param argumentNames the tool's name for each parameter that has another name in the operation,
 * so that an error message uses the name that the agent knows.
 * @throws {ToolError} if the response is an error.
 */
export async function callSalaryOperation<Data = FigureData>(
  context: ToolContext,
  operation: Operation,
  given: Readonly<Record<string, unknown>>,
  argumentNames: ReadonlyMap<string, string> = new Map(),
): Promise<Envelope<Data>> {
  const { status, text } = await context.call(operation, toInput(operation, given));
  if (status >= 400) {
    const { name, inputSchema, lookup } = context.tool;
    const call = { tool: name, args: given, schema: inputSchema };
    const { lines, failure } = explainFailure(text, call, lookup);
    const { argument } = failure;
    throw new ToolError(
      lines.map((line) => line.replace(/\b\w+\b/g, (word) => argumentNames.get(word) ?? word)),
      argument === undefined
        ? failure
        : { ...failure, argument: argumentNames.get(argument) ?? argument },
    );
  }
  return JSON.parse(text) as Envelope<Data>;
}

function toInput({ path, body }: Operation, given: Readonly<Record<string, unknown>>) {
  const present = Object.entries(given).filter(([, value]) => (value ?? "") !== "");
  const texts = present.map(([name, value]) => [name, String(value)] as const);
  const isParam = (name: string) => path.split("/").includes(`:${name}`);
  return {
    params: Object.fromEntries(texts.filter(([name]) => isParam(name))),
    ...(body
      ? { body: Object.fromEntries(present) }
      : { query: Object.fromEntries(texts.filter(([name]) => !isParam(name))) }),
  };
}

/** The context of the call that a tool serves. */
export interface ToolContext extends McpContext {
  tool: { name: string; inputSchema: ArgumentsSchema; lookup: Lookup };
}

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
