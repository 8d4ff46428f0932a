import type { Context } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { checkArguments } from "../check-arguments.ts";
import {
  type ArgumentsSchema,
  failed,
  type JsonSchema,
  readOnly,
  structured,
  type Tool,
} from "../tool.ts";
import { type Envelope, Refusal, type Said } from "./ask.ts";

/** What every tool of the salary API returns. */
export interface Analysis {
  data: Record<string, unknown>;
  citation: Record<string, string>;
  assumptions: readonly string[];
}

interface Declaration {
  name: string;
  title: string;
  description: string;
  /** Argument to its schema. */
  takes: Readonly<Record<string, JsonSchema>>;
  needs?: readonly string[];
  /** Schemas of the fields of `data`. */
  gives: Readonly<Record<string, JsonSchema>>;
  /** Those that are always there. */
  always: readonly string[];
  answer(c: Context<AppEnv>, args: Readonly<Record<string, unknown>>): Promise<Analysis>;
}

/** Declares a tool of the salary API. */
export function salaryTool({ takes, needs = [], gives, always, ...tool }: Declaration): Tool {
  const input: ArgumentsSchema = {
    type: "object",
    properties: takes,
    ...(needs.length > 0 ? { required: needs } : {}),
    additionalProperties: false,
  };
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    annotations: readOnly,
    input,
    output: outputOf(gives, always),
    async run(c, args) {
      const faults = checkArguments(args, input);
      if (faults.length > 0) return failed(faults);
      try {
        return structured({ ...(await tool.answer(c, args)) });
      } catch (error) {
        if (error instanceof Refusal) return failed(error.lines);
        throw error;
      }
    },
  };
}

function outputOf(gives: Declaration["gives"], always: readonly string[]): JsonSchema {
  return {
    type: "object",
    properties: {
      data: { type: "object", properties: gives, required: always },
      citation: { type: "object", required: ["text", "request_id"] },
      assumptions: { type: "array" },
    },
    required: ["data", "citation", "assumptions"],
  };
}

/** What an answer says of itself once, not beside every figure. */
const aside = ["citation", "assumptions", "page_url"];

/** An answer of the salary API as a tool returns it; `more` are further answers, by the name they get. */
export function analysis(
  answer: Envelope<Said>,
  more: Readonly<Record<string, Envelope<Said>>> = {},
): Analysis {
  const repeated = [...aside, "role", "city", "observed"];
  const others = Object.entries(more);
  return {
    data: {
      ...without(answer.data, aside),
      ...Object.fromEntries(others.map(([name, { data }]) => [name, without(data, repeated)])),
    },
    citation: cite(answer, answer.data.citation),
    assumptions: [
      ...new Set([answer, ...others.map(([, other]) => other)].flatMap((a) => a.data.assumptions)),
    ],
  };
}

/** How a result is to be cited, and under which id it can be asked about. */
export function cite(
  { attribution, request }: Pick<Envelope<unknown>, "attribution" | "request">,
  text: string,
): Analysis["citation"] {
  const { source, url, methodology, methodology_version, updated, as_of } = attribution;
  const about = { source, url, methodology, methodology_version, updated, as_of };
  return { text, request_id: request.id, ...about };
}

export function without(
  data: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
}
