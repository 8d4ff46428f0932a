/** What a request reads the files of reference data with. */
export interface FileAccess {
  bucket: FileBucket;
  /** The data center's, in front of the bucket. */
  cache: Pick<Cache, "match" | "put">;
  /** The origin under which that cache keeps them, at URLs that nobody can request. */
  origin: string;
  /** Lets work go on after the response. */
  after(work: Promise<unknown>): void;
  /** Milliseconds that a request waits for them. */
  timeoutMs?: number;
}

/** The part of an R2 bucket that is needed. */
export interface FileBucket {
  get(
    key: string,
    options?: { range: { offset: number; length: number } },
  ): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
}
