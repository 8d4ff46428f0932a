/**
 * HMAC-SHA-256 (RFC 2104, FIPS 180-4) of short texts, in JavaScript: it takes a few microseconds,
 * a call of WebCrypto 14 (docs/targets.md). @noble/hashes would be 3 KiB gzipped.
 */
const blockSize = 64;

/** The first 32 bits of the fractional part of a root of the first primes. */
function roots(count: number, exponent: number): Int32Array {
  const words = new Int32Array(count);
  for (let found = 0, candidate = 2; found < count; candidate++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) {
      if (candidate % divisor === 0) isPrime = false;
    }
    if (isPrime) words[found++] = ((candidate ** exponent % 1) * 2 ** 32) | 0;
  }
  return words;
}

const initial = roots(8, 1 / 2);
const constants = roots(64, 1 / 3);
const schedule = new Int32Array(64);

/** The state after one more block of 64 bytes. */
function compress(state: Int32Array, block: DataView, offset: number): void {
  const w = (at: number) => schedule[at] ?? 0;
  const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));
  for (let t = 0; t < 16; t++) schedule[t] = block.getInt32(offset + 4 * t);
  for (let t = 16; t < 64; t++) {
    const [x, y] = [w(t - 15), w(t - 2)];
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    schedule[t] = (w(t - 16) + s0 + w(t - 7) + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (constants[t] ?? 0) + w(t)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const after = [a, b, c, d, e, f, g, h];
  for (let at = 0; at < 8; at++) state[at] = (state[at] ?? 0) + (after[at] ?? 0);
}

/** The hash of a message that follows a block which has been hashed already. */
function finish(begun: Int32Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / blockSize) * blockSize);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, 8 * (blockSize + message.length));
  const state = begun.slice();
  for (let at = 0; at < padded.length; at += blockSize) compress(state, view, at);
  const result = new DataView(new ArrayBuffer(32));
  for (let at = 0; at < 8; at++) result.setInt32(4 * at, state[at] ?? 0);
  return new Uint8Array(result.buffer);
}

/** @param key at most 64 bytes. @returns a function that signs messages of at most 2^28 bytes. */
export function createHmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const begin = (padding: number) => {
    const block = new Uint8Array(blockSize).map((_, at) => (key[at] ?? 0) ^ padding);
    const state = initial.slice();
    compress(state, new DataView(block.buffer), 0);
    return state;
  };
  const [inner, outer] = [begin(0x36), begin(0x5c)];
  return (message) => finish(outer, finish(inner, message));
}
