import { readFileSync } from "node:fs";
import type { SalaryNamespaces } from "../operations/salary.ts";
import { PipelineClient } from "../pipeline-client.ts";
import { SalaryClient } from "../salary-client.ts";
import type { RetryNotice } from "../transport/settings.ts";
import type { Invocation, Terminal } from "./command.ts";
import { CommandFailed, UsageError } from "./failures.ts";
import { offlineClient } from "./offline.ts";
import { type Style, styleFor } from "./output/style.ts";
import { type Columns, type ListColumn, toCsv, toTable } from "./output/table.ts";
import { widthOf } from "./output/wrap.ts";

export type { Terminal } from "./command.ts";

export function styleOf({ stdout, env }: Terminal): Style {
  return styleFor(stdout, env);
}

/** The address of the service, which has no default: the project is one that many can run. */
export function baseUrlOf({ values }: Invocation, { env }: Terminal): string {
  const url = values.url ?? env.COMPENSATION_URL;
  if (!url) {
    throw new UsageError(
      "Which service? Set COMPENSATION_URL, such as https://pay.example.com, or give it with --url.",
    );
  }
  if (!URL.canParse(url) || !/^https?:\/\//.test(url)) {
    throw new UsageError(`${url} is no address; write it like https://pay.example.com.`);
  }
  return new URL(url).origin;
}

/**
 * Whether the package's own data answer: where it is asked for, and where neither a service nor a key is
 * named by an option or the environment.
 */
export function isOffline(invocation: Invocation, terminal: Terminal): boolean {
  if (invocation.switches.has("offline")) return true;
  const { values } = invocation;
  return !(values.url ?? terminal.env.COMPENSATION_URL) && !keyOf(invocation, terminal);
}

/** What the commands about pay call: a service, or the data inside the package by the same calls. */
export type Backend = SalaryNamespaces;

export function salaryClient(
  invocation: Invocation,
  terminal: Terminal,
  options: { patient?: boolean; onRetry?: (notice: RetryNotice) => void } = {},
): Backend {
  if (isOffline(invocation, terminal)) return offlineClient();
  const baseUrl = baseUrlOf(invocation, terminal);
  const apiKey = keyOf(invocation, terminal);
  return explained(() => new SalaryClient({ baseUrl, apiKey, ...clientOptions(options) }));
}

export function pipelineClient(
  invocation: Invocation,
  terminal: Terminal,
  options: { patient?: boolean; onRetry?: (notice: RetryNotice) => void } = {},
): PipelineClient {
  const token = tokenOf(invocation, terminal);
  if (!token) {
    throw new UsageError(
      "A token is needed: set PIPELINE_TOKEN, or name a file that has it with --token-file.",
    );
  }
  const baseUrl = baseUrlOf(invocation, terminal);
  return explained(() => new PipelineClient({ baseUrl, token, ...clientOptions(options) }));
}

/** Settings that a client refuses are a mistake of whoever called the program. */
function explained<Client>(make: () => Client): Client {
  try {
    return make();
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

/** Reading a whole catalog may wait for the limits; a single question should fail soon. */
function clientOptions({
  patient = false,
  onRetry,
}: {
  patient?: boolean;
  onRetry?: (notice: RetryNotice) => void;
}) {
  return { maxRetries: patient ? 10 : 2, maxRetryWaitMs: patient ? 90_000 : 10_000, onRetry };
}

export function keyOf(invocation: Invocation, { env }: Terminal): string | undefined {
  return readSecret(invocation.values["key-file"]) ?? (env.SALARY_KEY || undefined);
}

export function tokenOf(invocation: Invocation, { env }: Terminal): string | undefined {
  return readSecret(invocation.values["token-file"]) ?? (env.PIPELINE_TOKEN || undefined);
}

/** A secret from a file: as an argument it would be in the history of the shell and in lists of processes. */
export function readSecret(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw new CommandFailed(
      `${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** Prints rows as a table, or as JSON or CSV if that is asked for. */
export function printRows<Row>(
  { switches }: Invocation,
  terminal: Terminal,
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
): void {
  const { stdout } = terminal;
  if (switches.has("json")) print(terminal, JSON.stringify(rows, null, 2));
  else if (switches.has("csv")) {
    const named = columns.map(({ name, value }) => [name, value] as const);
    stdout.write(toCsv(rows, named));
  } else if (rows.length === 0) remark(terminal, "There is nothing to list.");
  else {
    const { bold } = styleOf(terminal);
    stdout.write(toTable(rows, columns, { bold, width: widthOf(stdout) }));
  }
}

/** Prints a record as JSON or CSV. @returns false if neither is asked for. */
export function printAsData<Record>(
  invocation: Invocation,
  terminal: Terminal,
  record: Record,
  columns: Columns<Record>,
): boolean {
  if (invocation.switches.has("csv")) terminal.stdout.write(toCsv([record], columns));
  else if (invocation.switches.has("json")) print(terminal, JSON.stringify(record, null, 2));
  else return false;
  return true;
}

export function print({ stdout }: Terminal, line: string): void {
  stdout.write(`${line}\n`);
}

/** A remark that is not part of the result. */
export function remark({ stderr, env }: Terminal, line: string): void {
  stderr.write(`${styleFor(stderr, env).dim(line)}\n`);
}
