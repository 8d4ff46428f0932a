import type { Pagination } from "./envelope.response.ts";

/** The result of an operation, which the service sends in the format of its API. */
export interface OperationResult<Data = unknown> {
  data: Data;
  /** Defaults to 200. */
  status?: 200 | 201 | 202;
  /** The version of a single record, which becomes the strong ETag of the response. */
  version?: number;
  /** Distinguishes responses for the same version if they contain more than the record. */
  variant?: string | null;
  /**
   * Additional headers of this response, for operations that read. They are not stored
   * with a response that the edge caches.
   */
  headers?: Readonly<Record<string, string>>;
  /** Sent instead of `data` if the response is not JSON. */
  text?: { type: string; body: string };
  /** A complete response, sent unchanged, if another protocol renders it. */
  response?: Response;
}

/** The result of an operation of the Salary Data API. */
export interface SalaryResult<Data = unknown> extends OperationResult<Data> {
  /** Last day of the quarter to which the data applies, `YYYY-MM-DD`. */
  updated: string;
  methodologyVersion: string;
  /** The date that the caller requested, `YYYY-MM-DD`; defaults to today. */
  asOf?: string;
  /** Present if `data` is a page of a list. */
  list?: ListDetails;
}

/** The position of a page in its list, and what applies to all rows. */
interface ListDetails {
  pagination: Pagination;
  /** Can be quoted verbatim. */
  citation: string;
  assumptions: readonly string[];
}

/** A page of a list. */
export interface ListResult<Item = unknown> extends SalaryResult<readonly Item[]> {
  list: ListDetails;
}
