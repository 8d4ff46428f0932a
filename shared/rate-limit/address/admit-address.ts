import { createLru } from "#shared/core/lru.ts";
import { createSingleFlight } from "#shared/core/single-flight.ts";
import type { Metering } from "../admit.ts";
import { AddressLease } from "./address-lease.ts";
import type { AddressKey, AddressLimits, AddressRefusal, AddressRequest } from "./messages.ts";

/** Number of addresses whose leases an isolate holds. One that is dropped counts as used up. */
const capacity = 10_000;

const leases = createLru<AddressLease>(capacity);
const flight = createSingleFlight();
/** Created on first use, because no random numbers are available before a request. */
let isolate: number | undefined;

/**
 * Admits or refuses a request from an address. Calls the object of its network only if this
 * isolate holds no lease and has no refusal in force; requests that need the same call share it.
 *
 * @returns null if the request is admitted.
 * @throws what the call throws if the object cannot be reached.
 */
export async function admitAddress(
  metering: Metering,
  key: AddressKey,
  limits: AddressLimits,
): Promise<AddressRefusal | null> {
  const ofNetwork = networkRefusal(key, limits);
  if (ofNetwork) return ofNetwork;
  const lease = leaseOf(key);
  lease.arrive();
  const verdict =
    lease.take(Date.now()) ??
    (await flight.run(
      nameOf(key),
      () => lease.take(Date.now()) ?? undefined,
      async () => {
        const sentAt = Date.now();
        const response = await call(metering, key, lease.ask(limits, sentAt));
        return lease.receive(response, sentAt, Date.now());
      },
    ));
  scheduleFlush(metering, key, limits, lease);
  if (verdict === "admitted") return null;
  if (verdict.ofNetwork) leaseOf(networkOf(key)).refuse(verdict, Date.now());
  return verdict;
}

/** The refusal that is in force for an address in this isolate; null if there is none. Counts nothing. */
export function knownAddressRefusal(key: AddressKey): AddressRefusal | null {
  return leases.get(nameOf(key))?.refused(Date.now()) ?? null;
}

/** The refusal of the whole network that is in force, so that its other addresses need no call to learn of it. */
function networkRefusal(
  key: AddressKey,
  { networkPerMinute }: AddressLimits,
): AddressRefusal | null {
  return networkPerMinute === null ? null : knownAddressRefusal(networkOf(key));
}

function networkOf({ object }: AddressKey): AddressKey {
  return { object, subject: "" };
}

function leaseOf(key: AddressKey): AddressLease {
  const name = nameOf(key);
  const known = leases.get(name);
  if (known) return known;
  const made = new AddressLease();
  leases.set(name, made);
  return made;
}

function nameOf({ object, subject }: AddressKey): string {
  return `${object} ${subject}`;
}

function scheduleFlush(
  metering: Metering,
  key: AddressKey,
  limits: AddressLimits,
  lease: AddressLease,
): void {
  const delayMs = lease.nextCheck(Date.now());
  if (delayMs === null) return;
  const flush = async () => {
    await scheduler.wait(delayMs);
    const request = lease.flush(limits, Date.now());
    if (request) await call(metering, key, request);
  };
  metering.waitUntil(flush());
}

function call(
  { namespace }: Metering,
  { object, subject }: AddressKey,
  request: Omit<AddressRequest, "subject" | "isolate">,
) {
  isolate ??= crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const stub = namespace.get(namespace.idFromName(object));
  return stub.leaseAddress({ ...request, subject, isolate });
}
