import type { BodyFraming } from "./parse-head.ts";

/** No size of a chunk, with its extensions, is longer. */
const maxSizeLineLength = 256;
const sizeForm = /^([0-9a-f]{1,8})[ \t]*(?:;[^\0\r]*)?$/i;
const latin1 = new TextDecoder("latin1");

/** Takes the body out of what comes behind a head, up to a number of bytes. */
export class BodyDecoder {
  /** The whole body has come, or as much as is wanted, or what comes is no body. */
  done = false;
  readonly #parts: Uint8Array[] = [];
  readonly #chunked: boolean;
  #wanted: number;
  /** Of the body, or of the chunk that is coming. */
  #left: number;
  /** A line of a chunked body as far as it has come. */
  #line = "";
  #expects: "size" | "data" | "line-end";

  constructor(framing: BodyFraming, wanted: number) {
    this.#wanted = wanted;
    this.#chunked = framing.kind === "chunked";
    this.#expects = this.#chunked ? "size" : "data";
    this.#left = framing.kind === "length" ? framing.bytes : Number.POSITIVE_INFINITY;
    if (framing.kind === "length" && framing.bytes === 0) this.done = true;
  }

  push(bytes: Uint8Array): void {
    let at = 0;
    while (at < bytes.length && !this.done) {
      at += this.#expects === "data" ? this.#takeData(bytes, at) : this.#takeLine(bytes, at);
    }
  }

  /** What has come so far, as text; bytes that are no UTF-8 are replaced. */
  text(): string {
    const decoder = new TextDecoder();
    return (
      this.#parts.map((part) => decoder.decode(part, { stream: true })).join("") + decoder.decode()
    );
  }

  #takeData(bytes: Uint8Array, at: number): number {
    const length = Math.min(bytes.length - at, this.#left);
    this.#parts.push(bytes.slice(at, at + Math.min(length, this.#wanted)));
    this.#wanted -= Math.min(length, this.#wanted);
    this.#left -= length;
    if (this.#wanted === 0) this.done = true;
    if (this.#left === 0 && this.#chunked) this.#expects = "line-end";
    else if (this.#left === 0) this.done = true;
    return length;
  }

  #takeLine(bytes: Uint8Array, at: number): number {
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
