import type { Method } from "../contracts/operation.ts";
import type { ToolChart } from "./charts/tool-chart.ts";
import type { FieldRule } from "./select-fields.ts";
import type { Describe } from "./words/words.ts";

/** A tool of the Job Pipeline API: the operation that it calls, and how it differs from it. */
export interface ToolRow {
  method: Method;
  path: string;
  title: string;
  /** When to call it, and what it returns. An agent reads all of them before its first call. */
  description: string;
  /** The answer in words. */
  words: Describe;
  /** The query parameters that are arguments of the tool; all of the operation's if absent. */
  query?: readonly string[];
  /** Arguments that the tool requires although the operation does not. */
  required?: readonly string[];
  /** Body fields that the tool sets itself. */
  fixedBody?: Readonly<Record<string, string>>;
  /** What arguments mean in this tool, where that differs from other tools. */
  notes?: Readonly<Record<string, string>>;
  /** Values that the tool sends if an argument is absent. */
  defaults?: Readonly<Record<string, number>>;
  /** Present if the tool takes `fields`. */
  fields?: FieldRule;
  /** Present if the answer is drawn. */
  chart?: ToolChart;
  /** Which text of the answer is shortened if the tool takes no `fields`. */
  shortened?: FieldRule;
}
