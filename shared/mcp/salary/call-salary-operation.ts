import type { Operation } from "../../contracts/operation.ts";
import type { Pagination } from "../../contracts/responses/list.ts";
import { explainFailure } from "../explain-failure.ts";
import type { ToolContext } from "./tool-context.ts";
import { ToolError } from "./tool-error.ts";

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
 * @param query its parameters; those that are empty are not sent.
 * @param argumentNames the tool's name for each parameter that has another name in the operation,
 * so that an error message uses the name that the agent knows.
 * @throws {ToolError} if the response is an error.
 */
export async function callSalaryOperation<Data = FigureData>(
  context: ToolContext,
  operation: Operation,
  query: Readonly<Record<string, unknown>>,
  argumentNames: ReadonlyMap<string, string> = new Map(),
): Promise<Envelope<Data>> {
  const present = Object.entries(query).filter(([, value]) => (value ?? "") !== "");
  const { status, text } = await context.call(operation, {
    query: Object.fromEntries(present.map(([name, value]) => [name, String(value)])),
  });
  if (status >= 400) {
    const { name, inputSchema, lookup } = context.tool;
    const call = { tool: name, args: query, schema: inputSchema };
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
