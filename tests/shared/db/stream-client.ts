import { type Client, createClient } from "@libsql/client/http";
import { createDeadline, fetchWithDeadline } from "#shared/db/deadline.ts";
import {
  createStreams,
  fetchOnStreams,
  type StreamOfRequest,
  type Streams,
} from "#shared/db/streams.ts";

/** A call as it was sent. */
export interface SentCall {
  baton: string | undefined;
  closes: boolean;
  /** Kinds of its requests. */
  kinds: string[];
}

export interface StreamClient extends Client {
  readonly sent: readonly SentCall[];
}

export interface StreamClientOptions {
  streams?: Streams;
  authToken?: string;
  request?: StreamOfRequest;
  /** What is done instead of sending a call to its URL. */
  send?: (request: Request) => Promise<Response>;
}

/** What an isolate remembers that stays busy, however slow the machine is. */
export function busyStreams(): Streams {
  return { ...createStreams(), calls: 1_000, since: Number.POSITIVE_INFINITY };
}

/** A client of an isolate of its own, by default a busy one, which records what it sends. */
export function openStreamClient(
  url: string,
  { streams = busyStreams(), authToken, request, send }: StreamClientOptions = {},
): StreamClient {
  const sent: SentCall[] = [];
  const deliver = fetchWithDeadline(createDeadline(60_000), send);
  const client = createClient({
    url,
    ...(authToken && { authToken }),
    fetch: fetchOnStreams(
      async (request) => {
        const text = await request.text();
        const body = JSON.parse(text) as { baton?: string; requests: { type: string }[] };
        const kinds = body.requests.map(({ type }) => type);
        sent.push({ baton: body.baton, closes: kinds.at(-1) === "close", kinds });
        return deliver(new Request(request, { body: text }));
      },
      { streams, ...(request && { request }) },
    ),
  });
  return Object.assign(client, { sent });
}
