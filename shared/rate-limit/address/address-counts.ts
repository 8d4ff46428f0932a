import { AddressLedger } from "./address-ledger.ts";
import type { AddressRequest, AddressResponse } from "./messages.ts";
import type { AddressSlots } from "./subject.ts";

const prefix = "address ";
/** No slot is in use for longer: a lease, and the window after it. */
const sweepMs = 150_000;

/**
 * The counts of a network's addresses, stored before a response is sent, so that they survive the
 * object. What is over is removed two and a half minutes later, until nothing is left.
 */
export class AddressCounts {
  readonly #state: DurableObjectState;
  #ledger: AddressLedger | null = null;
  #isSweepSet = false;

  constructor(state: DurableObjectState) {
    this.#state = state;
  }

  /** See {@link AddressLedger.lease}. */
  async lease(request: AddressRequest): Promise<AddressResponse> {
    const ledger = this.#ledger ?? (await this.#open());
    const response = ledger.lease(request, Date.now());
    // A refusal alone uses no slot, so a flood over the limit writes nothing.
    if (response.admitted || request.returned.length > 0) this.#store(ledger, request.subject);
    return response;
  }

  /** Removes what is over. @returns whether this object counts addresses. */
  async sweep(): Promise<boolean> {
    const ledger = this.#ledger ?? (await this.#open());
    if (!this.#isSweepSet) return false;
    const ended = ledger.sweep(Date.now());
    this.#isSweepSet = !ledger.isEmpty;
    if (ledger.isEmpty) {
      await this.#state.storage.deleteAll();
    } else {
      for (const name of ended) void this.#state.storage.delete(prefix + name);
      await this.#state.storage.setAlarm(Date.now() + sweepMs);
    }
    return true;
  }

  async #open(): Promise<AddressLedger> {
    return this.#state.blockConcurrencyWhile(async () => {
      if (this.#ledger) return this.#ledger;
      const stored = await this.#state.storage.list<AddressSlots>({ prefix });
      this.#isSweepSet = stored.size > 0;
      const subjects = [...stored].map(([name, subject]): [string, AddressSlots] => [
        name.slice(prefix.length),
        subject,
      ]);
      this.#ledger = new AddressLedger(
        subjects,
        crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
      );
      return this.#ledger;
    });
  }

  /** The platform holds the response until the writes are done. */
  #store(ledger: AddressLedger, name: string): void {
    const subject = ledger.get(name);
    if (!subject) return void this.#state.storage.delete(prefix + name);
    void this.#state.storage.put(prefix + name, subject);
    if (this.#isSweepSet) return;
    this.#isSweepSet = true;
    void this.#state.storage.setAlarm(Date.now() + sweepMs);
  }
}
