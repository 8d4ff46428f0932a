/** The messages between an isolate and the limiter object of a network of addresses. */

/** Requests without a key in any 60 seconds. */
export interface AddressLimits {
  /** The limit of one address, or of one /64 network of IPv6. */
  perMinute: number;
  /** The limit of the whole network that the object counts; null if only its addresses are limited. */
  networkPerMinute: number | null;
}

/** Where the requests of an address are counted. */
export interface AddressKey {
  /** Name of the object: a plan and a network. */
  object: string;
  /** The address, or its /64 network, within the object's network. */
  subject: string;
}

/** The longest lease: by then every request before it has left the window. */
export const maxLeaseMs = 60_000;
/** The shortest lease, for requests that arrive at once. */
export const minLeaseMs = 2_000;

/** A lease that an isolate gives back, by slot: milliseconds since its use, null if it is unused. */
export interface ReturnedLease {
  id: number;
  usedAgo: (number | null)[];
}

export interface AddressRequest {
  subject: string;
  limits: AddressLimits;
  /** Random number of the isolate. */
  isolate: number;
  returned: ReturnedLease[];
  /** Requests that wait for this response; 0 to give leases back only. */
  want: number;
  /** Further requests that the isolate expects within `forMs`. */
  ahead: number;
  forMs: number;
}

export interface AddressResponse {
  /** Whether one request was admitted. */
  admitted: boolean;
  /** Slots for further requests: for each, the milliseconds until it may be used. */
  lease: { id: number; freeInMs: number[]; validMs: number } | null;
  refusal: AddressRefusal | null;
}

export interface AddressRefusal {
  /** The limit that is reached. */
  limit: number;
  /** Whether the limit is the network's rather than the address's. */
  ofNetwork: boolean;
  /** Milliseconds until a request would be admitted. */
  retryMs: number;
  /** Milliseconds during which none can be, whatever other isolates give back. */
  firmMs: number;
}
