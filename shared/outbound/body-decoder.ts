import type { BodyFraming } from "./parse-head.ts";

/** The longest accepted chunk-size line, extensions included. */
const maxSizeLineLength = 256;
/**
 * Chunks that are read; a server that sends a page in more sends a few bytes in each. Two million of
 * one byte took 14 seconds, and 650 MB as parts of their own.
 */
const maxChunks = 20_000;
const firstBytes = 4_096;
const sizeForm = /^([0-9a-f]{1,8})[ \t]*(?:;[^\0\r]*)?$/i;
const latin1 = new TextDecoder("latin1");

/** Decodes a response body from the bytes that follow the head, up to a number of bytes. */
export class BodyDecoder {
  /** The body is complete, a limit is reached, or the framing is invalid. */
  done = false;
  readonly #chunked: boolean;
  readonly #maxBytes: number;
  /** The decoded bytes, with room for more. */
  #stored: Uint8Array;
  #size = 0;
  #chunks = 0;
  /** Bytes left of the body, or of the current chunk. */
  #left: number;
  /** The line of a chunked body that is being received. */
  #line = "";
  #expects: "size" | "data" | "line-end";

  constructor(framing: BodyFraming, maxBytes: number) {
    this.#maxBytes = maxBytes;
    this.#stored = new Uint8Array(Math.min(firstBytes, maxBytes));
    this.#chunked = framing.kind === "chunked";
    this.#expects = this.#chunked ? "size" : "data";
    this.#left = framing.kind === "length" ? framing.bytes : Number.POSITIVE_INFINITY;
    if (framing.kind === "length" && framing.bytes === 0) this.done = true;
  }

  push(bytes: Uint8Array): void {
    let at = 0;
    while (at < bytes.length && !this.done) {
      at += this.#expects === "data" ? this.#readData(bytes, at) : this.#readLine(bytes, at);
    }
  }

  /** The body received so far as text; invalid UTF-8 is replaced. */
  text(): string {
    return new TextDecoder().decode(this.#stored.subarray(0, this.#size));
  }

  #readData(bytes: Uint8Array, at: number): number {
    const length = Math.min(bytes.length - at, this.#left);
    this.#store(bytes.subarray(at, at + Math.min(length, this.#maxBytes - this.#size)));
    this.#left -= length;
    if (this.#size === this.#maxBytes) this.done = true;
    if (this.#left === 0 && this.#chunked) this.#expects = "line-end";
    else if (this.#left === 0) this.done = true;
    return length;
  }

  #store(part: Uint8Array): void {
    const size = this.#size + part.length;
    if (size > this.#stored.length) {
      const grown = new Uint8Array(
        Math.min(Math.max(size, 2 * this.#stored.length), this.#maxBytes),
      );
      grown.set(this.#stored.subarray(0, this.#size));
      this.#stored = grown;
    }
    this.#stored.set(part, this.#size);
    this.#size = size;
  }

  #readLine(bytes: Uint8Array, at: number): number {
    const end = bytes.indexOf(10, at);
    const stop = end === -1 ? bytes.length : end;
    this.#line += latin1.decode(bytes.subarray(at, stop));
    if (this.#line.length > maxSizeLineLength) this.done = true;
    else if (end !== -1) {
      const line = this.#line.replace(/\r$/, "");
      this.#line = "";
      this.#endLine(line);
    }
    return stop - at + (end === -1 ? 0 : 1);
  }

  #endLine(line: string): void {
    if (this.#expects === "line-end") {
      this.#expects = "size";
      if (line !== "") this.done = true;
      return;
    }
    const size = sizeForm.exec(line)?.[1];
    this.#left = size === undefined ? 0 : Number.parseInt(size, 16);
    this.#expects = "data";
    this.#chunks += 1;
    if (this.#left === 0 || this.#chunks > maxChunks) this.done = true;
  }
}
