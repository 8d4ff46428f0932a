import { readFileSync } from "node:fs";
import type { SalaryNamespaces } from "../operations/salary.ts";
import { PipelineClient } from "../pipeline-client.ts";
import { SalaryClient } from "../salary-client.ts";
import type { RetryNotice } from "../transport/settings.ts";
import { type Invocation, longName, type Terminal } from "./command.ts";
import { CommandFailed, SignedOut, UsageError } from "./failures.ts";
import { readProfiles } from "./login/profiles.ts";
import { ProfileSession } from "./login/session.ts";
import { nearest } from "./nearest.ts";
import { offlineClient } from "./offline.ts";
import { plain } from "./output/plain.ts";
import { type Style, styleFor } from "./output/style.ts";
import { type Columns, type ListColumn, toCsv, toTable } from "./output/table.ts";
import { widthOf } from "./output/wrap.ts";

export type { Terminal } from "./command.ts";

/** The name to write before a command. */
export function programOf({ program = longName }: Terminal): string {
  return program;
}

export function styleOf({ stdout, env }: Terminal): Style {
  return styleFor(stdout, env);
}

/** The sign-ins that commands have found; each is looked for once. */
const sessions = new WeakMap<Invocation, ProfileSession | null>();

/**
 * The sign-in that a command uses, if it names no other service: that of `--profile`, of
 * `COMPENSATION_PROFILE`, or the current one. Its tokens go to no other address than its own.
 */
export function sessionOf(invocation: Invocation, terminal: Terminal): ProfileSession | null {
  const found = sessions.get(invocation);
  if (found !== undefined) return found;
  const session = findSession(invocation, terminal);
  sessions.set(invocation, session);
  return session;
}

function findSession({ values }: Invocation, { env, signal }: Terminal): ProfileSession | null {
  const asked = values.profile ?? (env.COMPENSATION_PROFILE || undefined);
  const { current, profiles } = readProfiles(env);
  const url = urlOf(values.url ?? env.COMPENSATION_URL);
  const names = Object.keys(profiles);
  // Where an address is given, the sign-in of that address is meant.
  const name =
    asked ?? (url === null ? current : (names.find((one) => profiles[one]?.url === url) ?? null));
  if (name === null) return null;
  const profile = profiles[name];
  if (!profile) {
    if (asked === undefined) return null;
    const near = nearest(asked, names);
    const known = names.length === 0 ? "Nobody is signed in." : `There are: ${names.join(", ")}.`;
    throw new UsageError(
      `There is no profile ${asked}. ${near ? `Did you mean ${near}?` : known}`,
      "login",
    );
  }
  if (url !== null && url !== profile.url) {
    throw new UsageError(`The profile ${name} is of ${profile.url}, not of ${url}.`);
  }
  return new ProfileSession(name, profile, env, signal);
}

/** Renews the tokens of the sign-in before they are needed, so that what is wrong is said at once. */
export async function prepareSession(invocation: Invocation, terminal: Terminal): Promise<void> {
  if (isOwn(invocation)) return;
  await sessionOf(invocation, terminal)?.accessToken();
}

function urlOf(url: string | undefined): string | null {
  if (!url) return null;
  if (!URL.canParse(url) || !/^https?:\/\//.test(url)) {
    throw new UsageError(`${url} is no address; write it like https://pay.example.com.`);
  }
  return new URL(url).origin;
}

/** The address of the service, which has no default: the project is one that many can run. */
export function baseUrlOf(invocation: Invocation, terminal: Terminal): string {
  const { values } = invocation;
  const url = urlOf(values.url ?? terminal.env.COMPENSATION_URL);
  const origin = url ?? sessionOf(invocation, terminal)?.url;
  if (origin) return origin;
  throw new UsageError(
    "Which service? Sign in with login URL, set COMPENSATION_URL, such as https://pay.example.com, or give it with --url.",
  );
}

/** Whether the package is asked for its own data, by the option or by the id of a figure that it made. */
function isOwn({ switches, operands }: Invocation): boolean {
  return switches.has("offline") || operands.some((one) => one.startsWith("dp_local_"));
}

/**
 * Whether the package's own data answer: where it is asked for, and where neither a service nor a key is
 * named by an option, the environment or a sign-in.
 */
export function isOffline(invocation: Invocation, terminal: Terminal): boolean {
  if (isOwn(invocation)) return true;
  const { values } = invocation;
  if (values.url ?? terminal.env.COMPENSATION_URL) return false;
  return !keyOf(invocation, terminal) && !sessionOf(invocation, terminal);
}

/** What the commands about pay call: a service, or the data inside the package by the same calls. */
type Backend = SalaryNamespaces;

interface ClientChoice {
  patient?: boolean;
  onRetry?: (notice: RetryNotice) => void;
}

export function salaryClient(
  invocation: Invocation,
  terminal: Terminal,
  options: ClientChoice = {},
): Backend {
  if (isOffline(invocation, terminal)) return offlineClient();
  const baseUrl = baseUrlOf(invocation, terminal);
  const apiKey = keyOf(invocation, terminal);
  const fetch = apiKey ? undefined : sessionOf(invocation, terminal)?.fetch;
  return explained(() => new SalaryClient({ baseUrl, apiKey, fetch, ...clientOptions(options) }));
}

export function pipelineClient(
  invocation: Invocation,
  terminal: Terminal,
  options: ClientChoice = {},
): PipelineClient {
  const token = tokenOf(invocation, terminal);
  const session = token ? null : sessionOf(invocation, terminal);
  if (!token && !session) {
    throw new SignedOut(
      `A job search is kept by a service. Sign in to one: ${programOf(terminal)} login https://pay.example.com. A program sets COMPENSATION_URL and PIPELINE_TOKEN instead, or gives --token-file.`,
    );
  }
  const baseUrl = baseUrlOf(invocation, terminal);
  // The session's own `fetch` sends its token in place of this text.
  const credential = token ?? "signed-in";
  const fetch = session?.fetch;
  return explained(
    () => new PipelineClient({ baseUrl, token: credential, fetch, ...clientOptions(options) }),
  );
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

/** Prints rows of a record as CSV, or the whole record as JSON. @returns false if neither is asked for. */
export function printRowsAsData<Row>(
  { switches }: Invocation,
  terminal: Terminal,
  record: unknown,
  rows: readonly Row[],
  columns: Columns<Row>,
): boolean {
  if (switches.has("csv")) terminal.stdout.write(toCsv(rows, columns));
  else if (switches.has("json")) print(terminal, JSON.stringify(record, null, 2));
  else return false;
  return true;
}

export function print({ stdout }: Terminal, line: string): void {
  stdout.write(`${line}\n`);
}

/** A remark that is not part of the result. */
export function remark({ stderr, env }: Terminal, line: string): void {
  stderr.write(`${styleFor(stderr, env).dim(plain(line))}\n`);
}
