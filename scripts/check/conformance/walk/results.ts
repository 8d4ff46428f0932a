import { table } from "../../../run/local/fill-tables.ts";
import { writeResults } from "../results.ts";
import type { OutsideClient } from "./clients.ts";
import { shorten } from "./seen.ts";
import type { Walker } from "./walker.ts";

export interface Walk {
  client: OutsideClient;
  walker: Walker;
  steps: Step[];
}

/** The steps that every client must be able to do. */
type Usual = "search" | "figure" | "verdict" | "add" | "move" | "expired" | "later";

export interface Step {
  /** The others are a call whose scope the person had not allowed, and one over the minute's limit. */
  does: Usual | "scope" | "limit";
  /** The texts that the model got: if the person had to sign in meanwhile, one before and one after. */
  shown: readonly string[];
  succeeds: boolean;
}

export function isUsual({ does }: Step): boolean {
  return does !== "scope" && does !== "limit";
}

/** Replaces the table in docs/conformance.md. */
export function writeWalks(walks: readonly Walk[], agents: readonly string[]): void {
  const head = ["Client", "Usual steps", "A scope that was not allowed", "Over the limit"];
  const lines = agents.map((line) => `- ${line}`).join("\n");
  writeResults("walk", `${table(head, walks.map(rowOf))}\n\n${lines}`);
}

function rowOf({ client: { name, version }, steps }: Walk): string[] {
  const usual = steps.filter(isUsual);
  const good = usual.filter(({ succeeds }) => succeeds);
  const cells = steps.filter((step) => !isUsual(step)).map(quote);
  return [`${name} ${version}`, `${good.length} of ${usual.length}`, ...cells];
}

function quote({ shown, succeeds }: Step): string {
  const refusals = succeeds ? shown.slice(0, -1) : shown;
  const quoted = refusals.map((text) => `“${shorten(text, 60).replaceAll("|", "\\|")}”`);
  return [...quoted, ...(succeeds ? ["the result"] : [])].join(", then ");
}
