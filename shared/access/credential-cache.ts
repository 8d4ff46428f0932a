import { classify } from "../db/errors.ts";
import type { Credential } from "./find-caller.ts";

/** Younger than this, a credential is taken as it is known. */
const freshMs = 5_000;
/** Younger than this, it is still taken, and asked for again meanwhile. */
const usableMs = 10_000;
/** And this old at most where the database cannot be asked. */
const lastResortMs = 60_000;
/** How often a database that fails is asked again on behalf of those who are served without it. */
const retryMs = 1_000;
const capacity = 5_000;

interface Entry {
  credential: Credential | null;
  /** When it was asked for: an answer that was long in coming may be of long ago. */
  learntAt: number;
  /** When it was last asked for again. */
  askedAt: number;
}

/** What an isolate knows of credentials, by SHA-256; that one does not exist is known as well. */
export class CredentialCache {
  readonly #known = new Map<string, Entry>();
  readonly #now: () => number;
  /** Whether the database failed when it was last asked. */
  #isDown = false;
  #retriedAt = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Answers from memory where that is young enough, else asks. A key that is
   * in use is asked for in the background, so that no request waits for it. Nor
   * does one wait for a database that is known to fail.
   *
   * @param find looks the credential up; @param later keeps the Worker alive for work after the answer.
   * @throws what `find` throws, where memory cannot serve.
   */
  async get(
    sha256: string,
    find: () => Promise<Credential | null>,
    later: (work: Promise<unknown>) => void,
  ): Promise<Credential | null> {
    const entry = this.#known.get(sha256);
    const age = entry ? Math.abs(this.#now() - entry.learntAt) : Number.POSITIVE_INFINITY;
    if (entry && age < freshMs) return entry.credential;
    if (entry && age < usableMs) {
      if (Math.abs(this.#now() - entry.askedAt) >= freshMs) {
        entry.askedAt = this.#now();
        // A failure shows when the entry is too old to be used.
        later(this.#learn(sha256, find).catch(() => {}));
      }
      return entry.credential;
    }
    if (entry && this.#isDown && age < lastResortMs) {
      if (Math.abs(this.#now() - this.#retriedAt) >= retryMs) {
        this.#retriedAt = this.#now();
        later(this.#learn(sha256, find).catch(() => {}));
      }
      return entry.credential;
    }
    try {
      return await this.#learn(sha256, find);
    } catch (error) {
      if (entry && age < lastResortMs && classify(error) === "unavailable") return entry.credential;
      throw error;
    }
  }

  /** Whether a credential has been found here, however long ago: whoever holds it does not guess. */
  hasFound(sha256: string): boolean {
    return (this.#known.get(sha256)?.credential ?? null) !== null;
  }

  /** What is known of a credential where that can be taken as it is. */
  peek(sha256: string): Credential | null {
    const entry = this.#known.get(sha256);
    return entry && Math.abs(this.#now() - entry.learntAt) < freshMs ? entry.credential : null;
  }

  async #learn(sha256: string, find: () => Promise<Credential | null>): Promise<Credential | null> {
    const now = this.#now();
    const found = await this.#ask(find);
    // The same object as long as nothing changes: what was made for it stays good.
    const before = this.#known.get(sha256)?.credential;
    const unchanged = before && JSON.stringify(before) === JSON.stringify(found);
    const credential = unchanged ? before : found;
    this.#known.delete(sha256);
    // A map keeps insertion order: the first key is the one learnt longest ago.
    const oldest = this.#known.size >= capacity ? this.#known.keys().next().value : undefined;
    if (oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(sha256, { credential, learntAt: now, askedAt: now });
    return credential;
  }

  async #ask(find: () => Promise<Credential | null>): Promise<Credential | null> {
    try {
      const found = await find();
      this.#isDown = false;
      return found;
    } catch (error) {
      if (classify(error) === "unavailable") this.#isDown = true;
      throw error;
    }
  }
}

export const isolateCredentials = new CredentialCache();
