import { isApiError } from "../errors/api-errors.ts";
import { ConnectionError } from "../errors/client-errors.ts";
import type { ErrorSuggestion } from "../errors/suggestion.ts";
import { plain } from "./output/plain.ts";

/** The arguments of the program cannot be used. The message says what would be right. */
export class UsageError extends Error {
  /** The command whose usage is shown; null for the program's. */
  readonly command: string | null;

  constructor(message: string, command: string | null = null) {
    super(message);
    this.command = command;
  }
}

/** Something outside of the service failed, such as a file that cannot be read. */
export class CommandFailed extends Error {}

/** Nobody is signed in, or no longer. The message says how to. */
export class SignedOut extends Error {}

/** There is no such thing, as a command found without the service saying so. */
export class NotFound extends Error {}

/** The service could not be asked. */
export class ServiceSilent extends Error {}

/** The exit codes, as the help lists them. */
export const exitCodes = {
  success: [0, "success"],
  failed: [1, "another error"],
  usage: [2, "the command cannot be used like this"],
  permission: [3, "the key or token is missing, not valid, or does not include this"],
  notFound: [4, "there is no such role, city or record"],
  rateLimit: [5, "a limit is used up, and the wait is too long"],
  unavailable: [6, "the service cannot be reached or cannot do it now"],
  interrupted: [130, "ended by Ctrl-C"],
} as const satisfies Record<string, readonly [number, string]>;

type Outcome = keyof typeof exitCodes;

/** The exit code and message of a failure. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof UsageError) return "usage";
  if (error instanceof SignedOut) return "permission";
  if (error instanceof NotFound) return "notFound";
  if (error instanceof ConnectionError || error instanceof ServiceSilent) return "unavailable";
  if (!isApiError(error)) return "failed";
  if (error.status === 401 || error.status === 403) return "permission";
  if (error.status === 404) return "notFound";
  if (error.status === 429) return "rateLimit";
  return error.status >= 500 ? "unavailable" : "failed";
}

/** What a plan leaves out, the package has. */
export const withoutPlan = "With --offline the data in this package answer, whatever the plan.";

/** The codes of the errors in which a service suggests another plan. */
const ofPlans: ReadonlySet<string> = new Set(["tier_insufficient", "expand_path_forbidden"]);

/** How a failure is described. */
interface Description {
  /** A suggestion in lines; else its label alone. */
  describeSuggestion?(suggestion: ErrorSuggestion): string[];
  /** Whether the package can do the same with its own data. */
  hasOwnData?: boolean;
}

/** A failure in words: what is wrong, and what would be right. Never a stack. */
export function describeFailure(
  error: unknown,
  { describeSuggestion = ({ label }) => [`  ${label}`], hasOwnData = false }: Description = {},
): string[] {
  if (isApiError(error)) {
    const { correction, suggestions, requestId, details } = error;
    return [
      error.message,
      ...(details.length > 1 ? details.map(({ field, message }) => `  ${field}: ${message}`) : []),
      ...(correction?.kind === "clarify" ? addQuestion(correction.question, error.message) : []),
      ...(correction?.kind === "wait" && !error.message.includes("Try again")
        ? [`Try again in ${correction.seconds} seconds.`]
        : []),
      ...suggestions.flatMap(describeSuggestion),
      ...(hasOwnData && ofPlans.has(error.code) ? [withoutPlan] : []),
      ...(requestId === null ? [] : [`(request ${requestId})`]),
    ].map(plain);
  }
  if (error instanceof ConnectionError && error.cause !== undefined) {
    return [plain(error.message), plain(`  ${rootCause(error.cause)}`)];
  }
  return [plain(error instanceof Error ? error.message : String(error))];
}

/** A question, unless the message has said the same. */
function addQuestion(question: string, message: string): string[] {
  const [, answer = question] = /\?\s+(.+)$/s.exec(question) ?? [];
  return message.includes(answer) ? [] : [question];
}

/** The innermost message: `fetch failed` alone helps nobody. */
function rootCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return rootCause(error.cause);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return error.message || code || error.name;
}
