/**
 * Types for the parts of the platform that the client uses: Node, Deno, Bun, Workers and browsers
 * all have them, but each brings its own types, and a program may have none of them.
 */

/** A part of `Headers`. */
export interface HeadersLike {
  get(name: string): string | null;
}

/** A part of `Response`. */
export interface ResponseLike {
  readonly status: number;
  readonly headers: HeadersLike;
  text(): Promise<string>;
}

/** A part of `AbortSignal`. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** `fetch`, or a function in its place. It is called with what `fetch` takes as its second argument. */
export type FetchLike = (url: string, init: never) => Promise<ResponseLike>;

export interface RequestInitLike {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignalLike;
  redirect: "manual";
}

interface Platform {
  fetch(url: string, init: RequestInitLike): Promise<ResponseLike>;
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
  atob(text: string): string;
  AbortController: new () => { readonly signal: AbortSignalLike; abort(reason?: unknown): void };
  TextEncoder: new () => { encode(text: string): Uint8Array };
  TextDecoder: new (
    encoding: "utf-8",
    options: { fatal: boolean },
  ) => { decode(bytes: Uint8Array): string };
  crypto: {
    randomUUID(): string;
    subtle: {
      importKey(
        format: "raw",
        key: Uint8Array,
        algorithm: { name: "HMAC"; hash: "SHA-256" },
        extractable: false,
        usages: readonly ["verify"],
      ): Promise<object>;
      verify(
        algorithm: "HMAC",
        key: object,
        signature: Uint8Array,
        data: Uint8Array,
      ): Promise<boolean>;
    };
  };
  /** Present in Node, Deno and Bun. */
  process?: { versions?: { node?: string } };
}

/** The platform's globals. */
export const platform = globalThis as unknown as Platform;
