import type { AnswerFacts, ListFacts, RequestOptions } from "../answers/answer.ts";
import type { OperationRequest, Transport } from "./transport.ts";

/** Settings of a list. */
export interface PageOptions extends RequestOptions {
  /** How many rows an iteration returns at most, over all pages. */
  maxRows?: number | undefined;
}

/** A page of a list. */
export interface Page<Row> extends AnswerFacts {
  readonly data: readonly Row[];
  /** How many rows there are on all pages. */
  readonly total: number;
  /** Gets the next page with the same filters; null if there is none. */
  readonly nextCursor: string | null;
}

/** A page of a list of the Salary Data API. */
export interface SalaryPage<Row> extends Page<Row>, ListFacts {
  /** Gets the previous page, as `ending_before`; null if there is none. */
  readonly previousCursor: string | null;
}

interface Paging {
  /** Where the rows are in the body. */
  field: string;
  /** The query parameter that takes the cursor. */
  cursor: string;
}

interface ListBody {
  total?: number;
  nextCursor?: string | null;
  pagination?: {
    next_cursor: string | null;
    previous_cursor: string | null;
    total_count: number;
  };
  [field: string]: unknown;
}

/**
 * A list of the service, which is requested when it is used:
 *
 * - `await list` gets one page;
 * - `for await (const row of list)` gets one row after another, and each page when it is needed;
 * - `for await (const page of list.pages())` gets one page after another.
 */
export class PageList<Row, OnePage extends Page<Row> = Page<Row>>
  implements AsyncIterable<Row>, PromiseLike<OnePage>
{
  readonly #transport: Transport;
  readonly #request: OperationRequest;
  readonly #paging: Paging;
  readonly #options: PageOptions;

  constructor(
    transport: Transport,
    request: OperationRequest,
    paging: Paging,
    options: PageOptions,
  ) {
    this.#transport = transport;
    this.#request = request;
    this.#paging = paging;
    this.#options = options;
  }

  /** Requests the first page, or the one at the cursor of the query. */
  // biome-ignore lint/suspicious/noThenProperty: `await` gets one page, as an ordinary call would
  then<Done = OnePage, Failed = never>(
    onDone?: ((page: OnePage) => Done | PromiseLike<Done>) | null,
    onFailed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    return this.#get(undefined).then(onDone, onFailed);
  }

  /** Every page, each requested when the one before it has been used. */
  async *pages(): AsyncGenerator<OnePage, void, undefined> {
    for (let cursor: string | undefined; ; ) {
      const page = await this.#get(cursor);
      yield page;
      if (page.nextCursor === null || page.nextCursor === cursor) return;
      cursor = page.nextCursor;
    }
  }

  /** Every row of every page, at most `maxRows`. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    let left = this.#options.maxRows ?? Number.POSITIVE_INFINITY;
    if (left <= 0) return;
    for await (const page of this.pages()) {
      for (const row of page.data) {
        yield row;
        if (--left <= 0) return;
      }
    }
  }

  async #get(cursor: string | undefined): Promise<OnePage> {
    const query =
      cursor === undefined
        ? this.#request.query
        : { ...forward(this.#request.query), [this.#paging.cursor]: cursor };
    const request = query === undefined ? this.#request : { ...this.#request, query };
    const { facts, body } = await this.#transport.send(request, this.#options);
    const { [this.#paging.field]: data, pagination, ...rest } = body as ListBody;
    const page = pagination
      ? {
          data,
          total: pagination.total_count,
          nextCursor: pagination.next_cursor,
          previousCursor: pagination.previous_cursor,
          attribution: rest.attribution,
          request: rest.request,
          ...facts,
        }
      : { data, total: rest.total, nextCursor: rest.nextCursor ?? null, ...facts };
    return page as unknown as OnePage;
  }
}

/** A query without the cursor that goes backward, which excludes the one that goes forward. */
function forward(query: object = {}): object {
  return { ...query, ending_before: undefined };
}

/**
 * Records that follow each other, such as the parts of an export: `await` gets the first,
 * `for await` gets all.
 */
export class PartList<Part extends { nextCursor: string | null }>
  implements AsyncIterable<Part>, PromiseLike<Part>
{
  readonly #transport: Transport;
  readonly #request: OperationRequest;
  readonly #cursor: string;
  readonly #options: PageOptions;

  constructor(
    transport: Transport,
    request: OperationRequest,
    { cursor }: { cursor: string },
    options: PageOptions,
  ) {
    this.#transport = transport;
    this.#request = request;
    this.#cursor = cursor;
    this.#options = options;
  }

  // biome-ignore lint/suspicious/noThenProperty: `await` gets one part, as an ordinary call would
  then<Done = Part, Failed = never>(
    onDone?: ((part: Part) => Done | PromiseLike<Done>) | null,
    onFailed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    return this.#get(undefined).then(onDone, onFailed);
  }

  /** Every part, each requested when the one before it has been used. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Part, void, undefined> {
    for (let cursor: string | undefined; ; ) {
      const part = await this.#get(cursor);
      yield part;
      if (part.nextCursor === null || part.nextCursor === cursor) return;
      cursor = part.nextCursor;
    }
  }

  async #get(cursor: string | undefined): Promise<Part> {
    const query =
      cursor === undefined
        ? this.#request.query
        : { ...this.#request.query, [this.#cursor]: cursor };
    const request = query === undefined ? this.#request : { ...this.#request, query };
    return (await this.#transport.send(request, this.#options)).body as Part;
  }
}
