import { CommandFailed } from "#scripts/run/local/failure.ts";
import type { Questions } from "./questions.ts";

interface Wanted<T> {
  /** The question, on one line. */
  question: string;
  /** How to give it without being asked, for whoever is not. */
  otherwise: string;
  /** Given by an option, the environment or an earlier run. */
  given?: string | undefined;
  /** The value of an empty answer. */
  fallback?: string | undefined;
  /** Whether the answer is a secret. */
  hidden?: boolean;
  /** @throws {CommandFailed} that says what would be right. */
  check(text: string): T | Promise<T>;
}

export interface Asking {
  questions: Questions;
  say(line: string): void;
}

/** Something is neither given nor answered; asking again does not help. */
export class NobodyAnswers extends CommandFailed {
  constructor(message: string) {
    super(message, { exitCode: 2 });
  }
}

/**
 * Takes what is given, or asks until the answer is right.
 *
 * @throws {CommandFailed} if what is given is wrong, or nothing is and nobody answers.
 */
export async function obtain<T>({ questions, say }: Asking, wanted: Wanted<T>): Promise<T> {
  const { given, fallback, check, hidden = false } = wanted;
  if (given !== undefined) return check(given);
  const shown = fallback ? ` [${fallback}]` : "";
  for (;;) {
    const answer = await questions.ask(`${wanted.question}${shown}: `, { hidden });
    const text = answer || fallback;
    if (text === undefined) {
      if (answer === null) throw new NobodyAnswers(`Missing: ${wanted.otherwise}.`);
      say("An answer is needed.");
      continue;
    }
    try {
      return await check(text);
    } catch (error) {
      if (answer === null || !(error instanceof CommandFailed)) throw error;
      say(error.message);
    }
  }
}
