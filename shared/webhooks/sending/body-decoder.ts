import type { BodyFraming } from "./parse-head.ts";

/** The longest accepted chunk-size line, extensions included. */
const maxSizeLineLength = 256;
const sizeForm = /^([0-9a-f]{1,8})[ \t]*(?:;[^\0\r]*)?$/i;
const latin1 = new TextDecoder("latin1");

/** Decodes a response body from the bytes that follow the head, up to a number of bytes. */
export class BodyDecoder {
  /** The body is complete, the limit is reached, or the framing is invalid. */
  done = false;
  readonly #parts: Uint8Array[] = [];
  readonly #chunked: boolean;
  /** Bytes that may still be stored. */
  #capacity: number;
  /** Bytes left of the body, or of the current chunk. */
  #left: number;
  /** The line of a chunked body that is being received. */
  #line = "";
  #expects: "size" | "data" | "line-end";

  constructor(framing: BodyFraming, maxBytes: number) {
    this.#capacity = maxBytes;
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
    const decoder = new TextDecoder();
    return (
      this.#parts.map((part) => decoder.decode(part, { stream: true })).join("") + decoder.decode()
    );
  }

  #readData(bytes: Uint8Array, at: number): number {
    const length = Math.min(bytes.length - at, this.#left);
    this.#parts.push(bytes.slice(at, at + Math.min(length, this.#capacity)));
    this.#capacity -= Math.min(length, this.#capacity);
    this.#left -= length;
    if (this.#capacity === 0) this.done = true;
    if (this.#left === 0 && this.#chunked) this.#expects = "line-end";
    else if (this.#left === 0) this.done = true;
    return length;
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
    if (this.#left === 0) this.done = true;
  }
}
