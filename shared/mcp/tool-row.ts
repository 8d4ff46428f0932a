import type { Method } from "../contract/operation.ts";
import type { Describe } from "../contract/words.ts";
import type { ToolChart } from "./charts/tool-chart.ts";
import type { Deletion } from "./questions/deletions.ts";
import type { FieldRule } from "./select-fields.ts";

/** A tool of the Job Pipeline API: the operation that it calls, and how it differs from it. */
export interface ToolRow {
  method: Method;
  path: string;
  title: string;
  /** When to call it, and what it returns. An agent reads all of them before its first call. */
  description: string;
  /** The answer in words. */
  words: Describe;
  /** The arguments besides those of the path; all that the operation takes if absent. */
  takes?: readonly string[];
  /** Arguments that the tool requires although the operation does not. */
  required?: readonly string[];
  /** Body fields that the tool sets itself. */
  fixedBody?: Readonly<Record<string, string>>;
  /** Whether null, which empties a field, is named as a value of the arguments of a change; if absent, it is. */
  clears?: boolean;
  /** The meaning of arguments in this tool, where it differs from other tools. */
  notes?: Readonly<Record<string, string>>;
  /** Values that the tool sends if an argument is absent. */
  defaults?: Readonly<Record<string, number>>;
  /** Present if the tool takes `fields`. */
  fields?: FieldRule;
  /**
   * The question to the person before the call, where the client shows questions. Every tool that
   * deletes has one.
   */
  deletion?: Deletion;
  /** Present if the answer is drawn. */
  chart?: ToolChart;
  /**
   * The fields that the output schema names; all if absent. A tool that returns a record which another
   * tool describes in full names what the next call needs.
   */
  returns?: readonly string[];
  /** The text of the response that is shortened if the tool takes no `fields`. */
  shortened?: FieldRule;
}
