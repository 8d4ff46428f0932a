import type { Pagination } from "./list.ts";

/** What an operation returns; the service sends it in the shape of its API. */
export interface OperationResult<Data = unknown> {
  data: Data;
  /** 200 where absent. */
  status?: 200 | 201 | 202;
  /** The version of a single record: it becomes the strong ETag of the response. */
  version?: number;
  /** Distinguishes responses of the same version, where the response shows more than the record. */
  variant?: string | null;
  /**
   * Headers of this response beside those that all responses have; for operations that read.
   * They are not stored with a response that the edge caches.
   */
  headers?: Readonly<Record<string, string>>;
  /** Sent in place of `data` where the response is not JSON. */
  text?: { type: string; body: string };
  /** Whether the same call may have another result a moment later: the response is then not reused. */
  transient?: boolean;
  /** A complete response, sent as it is, where another protocol renders it. */
  response?: Response;
}

/** What an operation of the Salary Data API returns. */
export interface SalaryResult<Data = unknown> extends OperationResult<Data> {
  /** Last day of the quarter that the data represents, `YYYY-MM-DD`. */
  updated: string;
  methodologyVersion: string;
  /** The point in time that the caller asked for; today where absent. */
  asOf?: string;
  /** Present where `data` is a page of a list. */
  list?: ListDetails;
}

/** Where a page lies in its list, and what is true of all of its rows. */
export interface ListDetails {
  pagination: Pagination;
  /** Can be quoted as it is. */
  citation: string;
  assumptions: readonly string[];
}

/** A page of a list. */
export interface ListResult<Item = unknown> extends SalaryResult<readonly Item[]> {
  list: ListDetails;
}
