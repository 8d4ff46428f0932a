import type { Screen } from "./output/progress.ts";

/** The name of the program that belongs to the package; `pay` is the same program. */
export const longName = "compensation-intelligence";

export interface OptionSpec {
  /** The name of the value in the help, such as `FILE`; a switch has none. */
  value?: string;
  /** The values that are allowed, for the help, the completion and the check. */
  choices?: readonly string[];
  /** The value that the service takes by default. */
  fallback?: string;
  description: string;
  /** Whether many commands have it, so that their help only names it and `help options` explains it. */
  common?: true;
}

interface Operand {
  name: string;
  description: string;
  optional?: true;
  /** Whether there may be several, as the last operand. */
  repeated?: true;
  choices?: readonly string[];
}

/** Where a command writes to and reads from; tests give it other streams. */
export interface Terminal {
  stdout: Screen;
  stderr: Screen;
  stdin: AsyncIterable<Uint8Array | string>;
  env: Readonly<Record<string, string | undefined>>;
  /** The name by which the program was called; `compensation-intelligence` if it is absent. */
  program?: string;
  /** Ends when the user presses Ctrl-C. */
  signal: AbortSignal;
}

/** The arguments and options of a call of a command. */
export interface Invocation {
  operands: readonly string[];
  /** The options with a value. */
  values: Readonly<Record<string, string | undefined>>;
  /** The switches that are on. */
  switches: ReadonlySet<string>;
}

/** An operation by its path. Options have the names of its parameters. */
interface CalledOperation {
  path: string;
  /** The parameters that the operands are. */
  operands: readonly string[];
  /** Switches by the parameter and value that they stand for, such as `period=hourly`. */
  switches?: Readonly<Record<string, string>>;
}

/** A command; the help, the completion and the parser are made from it. */
export interface Command {
  /** One word or two: `calculate`, `jobs add`. */
  name: string;
  /** One line, and the sentence with which its help begins. */
  summary: string;
  operands: readonly Operand[];
  options: Readonly<Record<string, OptionSpec>>;
  /** The operation that it calls, so that a suggestion of the service becomes a command. */
  calls?: CalledOperation;
  /** Command lines without the program's name. */
  examples: readonly string[];
  /** The credential that it uses, for the help. */
  credential?: "key" | "token";
  run(invocation: Invocation, terminal: Terminal): Promise<void>;
}

/** Options of every command that calls the service. */
export const connectionOptions = {
  url: {
    value: "URL",
    description: "address of the service; else COMPENSATION_URL",
    common: true,
  },
  profile: {
    value: "NAME",
    description: "a sign-in of login; else COMPENSATION_PROFILE, or the latest",
    common: true,
  },
} as const satisfies Record<string, OptionSpec>;

export const keyOptions = {
  ...connectionOptions,
  "key-file": {
    value: "FILE",
    description: "a file with the key; else SALARY_KEY",
    common: true,
  },
  offline: {
    description: "use the data in this package, as it does where no service is set",
    common: true,
  },
} as const satisfies Record<string, OptionSpec>;

export const tokenOptions = {
  ...connectionOptions,
  "token-file": {
    value: "FILE",
    description: "a file with the token; else PIPELINE_TOKEN",
    common: true,
  },
} as const satisfies Record<string, OptionSpec>;

export const formatOptions = {
  json: { description: "print JSON, with the names and values of the API", common: true },
  csv: { description: "print CSV", common: true },
} as const satisfies Record<string, OptionSpec>;
