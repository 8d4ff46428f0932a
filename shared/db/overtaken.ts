import { causesOf } from "../core/causes.ts";
import { expectationFailed } from "./expect-that.ts";
import { codeOf } from "./unavailable.ts";

const movedRows = [expectationFailed, "FOREIGN KEY constraint failed", "UNIQUE constraint failed"];

/**
 * Whether a batch came to nothing because someone else wrote after its rows
 * were read, or is writing: decided anew, it may go through.
 */
export function isOvertaken(error: unknown): boolean {
  return [...causesOf(error)].some(
    (cause) => codeOf(cause) === "SQLITE_BUSY" || says(cause, movedRows),
  );
}

/** Whether it was an `expectThat` that did not hold. */
export function isExpectation(error: unknown): boolean {
  return [...causesOf(error)].some((cause) => says(cause, [expectationFailed]));
}

function says(cause: unknown, texts: readonly string[]): boolean {
  return (
    cause instanceof Error &&
    codeOf(cause) === "SQLITE_CONSTRAINT" &&
    texts.some((text) => cause.message.includes(text))
  );
}
