import type { AttemptError } from "./attempt.ts";

/** An attempt came to its end without an answer. */
export class AttemptFailed extends Error {
  override readonly name = "AttemptFailed";
  readonly code: AttemptError;
  /** The address dialled, or refused. */
  readonly address: string | null;

  constructor(code: AttemptError, address: string | null = null) {
    super(code);
    this.code = code;
    this.address = address;
  }
}
