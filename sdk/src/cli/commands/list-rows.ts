import type { PageList } from "../../transport/pages.ts";
import type { RetryNotice } from "../../transport/settings.ts";
import { parseCount } from "../amount.ts";
import type { Invocation, OptionSpec } from "../command.ts";
import { showProgress } from "../output/progress.ts";
import type { ListColumn } from "../output/table.ts";
import { printRows, remark, type Terminal } from "../terminal.ts";

/** Options of every list. */
export const listOptions = {
  all: { description: "every row, not just the first ones" },
  limit: { value: "N", description: "how many rows at most; 25 if it is not given" },
} as const satisfies Record<string, OptionSpec>;

const pageSize = 100;

/** Whether to wait for the limits: a catalog has more pages than a minute may ask for. */
export function isPatient({ switches }: Invocation): boolean {
  return switches.has("all");
}

/** How many rows of a list were asked for. */
function maxRowsOf({ switches, values }: Invocation): number {
  if (switches.has("all")) return Number.POSITIVE_INFINITY;
  return values.limit === undefined ? 25 : parseCount(values.limit, "limit");
}

/** Rows for each request. */
export function pageSizeOf(invocation: Invocation): number {
  return Math.min(pageSize, maxRowsOf(invocation));
}

/** Reads as many rows as were asked for, with a bar while it takes long, and prints them. */
export async function listRows<Row>(
  { name, columns }: { name: string; columns: readonly ListColumn<Row>[] },
  invocation: Invocation,
  terminal: Terminal,
  open: (onRetry: (notice: RetryNotice) => void) => PageList<Row>,
): Promise<void> {
  const wanted = maxRowsOf(invocation);
  const progress = showProgress(terminal.stderr, name);
  const rows: Row[] = [];
  let total: number | null = null;
  const waiting = ({ waitMs }: RetryNotice) =>
    progress.update(rows.length, total, `waiting ${Math.ceil(waitMs / 1_000)} s for the limit`);
  try {
    for await (const page of open(waiting).pages()) {
      rows.push(...page.data.slice(0, wanted - rows.length));
      total = page.total;
      const goal = Math.min(wanted, total);
      progress.update(rows.length, goal);
      if (rows.length >= goal) break;
    }
  } finally {
    progress.end();
  }
  printRows(invocation, terminal, rows, columns);
  if (total !== null && rows.length < total) {
    remark(terminal, `${rows.length} of ${total.toLocaleString("en-US")}; --all prints the rest.`);
  }
}
