import { createSingleFlight } from "../core/single-flight.ts";
import { classify } from "../db/errors.ts";
import type { Credential } from "./find-caller.ts";

/** An entry younger than this is fresh and used as it is. */
const freshMs = 5_000;
/** An entry younger than this is still used while it is refreshed in the background. */
const staleMs = 10_000;
/** Maximum age of an entry if the database is unavailable. */
const maxStaleMs = 60_000;
/** How often an unavailable database is retried while requests are served from memory. */
const retryMs = 1_000;
const capacity = 5_000;

interface Entry {
  credential: Credential | null;
  /** When the lookup was sent, because the response may describe the state at that time. */
  fetchedAt: number;
  /** When the last refresh was sent. */
  refreshedAt: number;
}

/** Caches credentials in an isolate by the SHA-256 of their token, including those that do not exist. */
export class CredentialCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;
  readonly #flight = createSingleFlight();
  /** Whether the database was unavailable at the last lookup. */
  #isDown = false;
  #retriedAt = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Returns the cached credential if it is recent enough, and otherwise looks it up, once for all
   * requests that need it at the same time. A credential in regular use is refreshed in the background, so that requests do not wait for the lookup.
   * Nor do they wait for a database that is known to be unavailable.
   *
   * @param find looks up the credential.
   * @param later keeps the Worker alive for work after the response.
   * @throws what `find` throws, if there is no usable entry.
   */
  async get(
    sha256: string,
    find: () => Promise<Credential | null>,
    later: (work: Promise<unknown>) => void,
  ): Promise<Credential | null> {
    const entry = this.#entries.get(sha256);
    const age = entry ? Math.abs(this.#now() - entry.fetchedAt) : Number.POSITIVE_INFINITY;
    if (entry && age < freshMs) return entry.credential;
    if (entry && age < staleMs) {
      if (Math.abs(this.#now() - entry.refreshedAt) >= freshMs) {
        entry.refreshedAt = this.#now();
        // A failure is ignored here; it surfaces once the entry is too old.
        later(this.#fetch(sha256, find).catch(() => {}));
      }
      return entry.credential;
    }
    if (entry && this.#isDown && age < maxStaleMs) {
      if (Math.abs(this.#now() - this.#retriedAt) >= retryMs) {
        this.#retriedAt = this.#now();
        later(this.#fetch(sha256, find).catch(() => {}));
      }
      return entry.credential;
    }
    try {
      return await this.#fetch(sha256, find);
    } catch (error) {
      if (entry && age < maxStaleMs && classify(error) === "unavailable") return entry.credential;
      throw error;
    }
  }

  /** Whether the credential was ever found in this isolate, which shows that its holder is not guessing. */
  hasFound(sha256: string): boolean {
    return (this.#entries.get(sha256)?.credential ?? null) !== null;
  }

  async #fetch(sha256: string, find: () => Promise<Credential | null>): Promise<Credential | null> {
    const fresh = () => {
      const entry = this.#entries.get(sha256);
      return entry && Math.abs(this.#now() - entry.fetchedAt) < freshMs ? entry : undefined;
    };
    return (await this.#flight.run(sha256, fresh, () => this.#load(sha256, find))).credential;
  }

  async #load(sha256: string, find: () => Promise<Credential | null>): Promise<Entry> {
    const now = this.#now();
    const credential = await this.#find(find);
    this.#entries.delete(sha256);
    // A map keeps insertion order, so its first key belongs to the oldest entry.
    const oldest = this.#entries.size >= capacity ? this.#entries.keys().next().value : undefined;
    if (oldest !== undefined) this.#entries.delete(oldest);
    const entry = { credential, fetchedAt: now, refreshedAt: now };
    this.#entries.set(sha256, entry);
    return entry;
  }

  async #find(find: () => Promise<Credential | null>): Promise<Credential | null> {
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
