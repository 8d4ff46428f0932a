import type { AttemptError } from "./attempt.ts";

/** An attempt ended without a response. */
export class AttemptFailed extends Error {
  override readonly name = "AttemptFailed";
  readonly code: AttemptError;
  /** The address connected to, or rejected. */
  readonly address: string | null;

  constructor(code: AttemptError, address: string | null = null) {
    super(code);
    this.code = code;
    this.address = address;
  }
}
