/**
 * Streams that stay open between calls: those of one request, and of a busy isolate those of its requests. sqld opens
 * a SQLite connection for each new stream and parses the schema for it: a `select 1` took 1.41 ms of its processor
 * time, and 0.17 on a stream that was open.
 *
 * The server's name for an open stream, its baton, is text, so one request can leave it to another. Any doubt closes
 * the stream: an error, a statement that is no plain query or write, a transaction that is not known to be over.
 */
import { DatabaseUnavailable, StreamGone } from "./errors.ts";

type Fetch = (request: Request) => Promise<Response>;

interface Stream {
  /** Its server and the token, because no other call may get it. */
  key: string;
  /** Absent while a call uses the stream, so that no second one does. */
  baton: string | undefined;
  /** Milliseconds since the epoch. */
  openedAt: number;
}

/** The state that an isolate keeps of its streams. */
export interface Streams {
  /** Streams that a call uses, and idle ones that wait for the next call. */
  open: Stream[];
  /** How many calls it made since an instant, milliseconds since the epoch. */
  calls: number;
  since: number;
  /** Until when it leaves none open, because the server refused a new one. */
  pausedUntil: number;
}

export const createStreams = (): Streams => ({ open: [], calls: 0, since: 0, pausedUntil: 0 });

const ofThisIsolate = createStreams();

const maxStreams = 2;
/** Then its next call is its last. One that was canceled never gives it back, so it is forgotten after twice the time. */
const usedForMs = 1_000;
/**
 * sqld holds a stream that nobody uses for ten seconds, and refuses calls while it holds 128: those of 64 isolates,
 * which at this rate make 3,200 calls a second, about as many as one sqld serves at best.
 */
const minCallsPerSecond = 50;
const pauseMs = 30_000;

/** A request that is done without having closed its stream closes it after this. */
const idleMs = 250;

const opening = '{"requests":[';
const closing = ',{"type":"close"}]}';

interface Answer {
  baton: string | null;
  base_url: string | null;
  results: {
    type: string;
    error?: unknown;
    response?: { type?: string; result?: { step_errors?: unknown[] } };
  }[];
}

/** What a request, or a run of a task, says of its stream, which is open while it has more to ask, and no longer. */
export interface StreamOfRequest {
  /** Whether more calls are to be expected after one of this kind. */
  callsFollow(kind: "read" | "write"): boolean;
  /** Has the platform wait for work that outlasts the response. */
  waitUntil(work: Promise<unknown>): void;
}

/**
 * The transport of one client. A request that has more to ask keeps its stream, and a busy isolate leaves the stream
 * of a call open for another request.
 *
 * A call on a stream that the server no longer has was not executed, and is sent again on a new one.
 */
export function fetchOnStreams(
  send: Fetch,
  { streams = ofThisIsolate, request: own }: { streams?: Streams; request?: StreamOfRequest } = {},
): Fetch {
  let kept: Stream | undefined;
  let stopWaiting = () => {};
  return async function sendOnStream(request) {
    const now = Date.now();
    const age = now - streams.since;
    if (age > 1_000) {
      Object.assign(streams, { since: now, calls: age < 2_000 ? streams.calls / 2 : 0 });
    }
    const isBusy = ++streams.calls > minCallsPerSecond;
    streams.open = streams.open.filter(({ openedAt }) => now - openedAt < 2 * usedForMs);
    const mayFollow = own !== undefined && (own.callsFollow("read") || own.callsFollow("write"));
    if (!isBusy && !streams.open.length && !kept && !mayFollow) return send(request);

    const key = `${request.url} ${request.headers.get("authorization")}`;
    const text = await request.text();
    const sendText = (body: string) => send(new Request(request, { body }));
    const sendOn = (baton: string | undefined, requests: string) =>
      sendText(`{${baton ? `"baton":"${baton}",` : ""}"requests":[${requests}`);
    const isPaused = now < streams.pausedUntil;
    const take = () => {
      const idle = streams.open.find((stream) => stream.baton && stream.key === key);
      if (idle || !isBusy || isPaused || streams.open.length >= maxStreams) return idle;
      const created: Stream = { key, baton: undefined, openedAt: now };
      streams.open.push(created);
      return created;
    };
    const follows = own?.callsFollow(isOnlyRead(text) ? "read" : "write") ?? false;
    const takeOwn = () => {
      if (kept) return kept.baton && kept.key === key ? kept : undefined;
      if (!follows || isPaused) return undefined;
      kept = { key, baton: undefined, openedAt: now };
      return kept;
    };
    stopWaiting();
    const stream = mayStayOpen(text) ? ((kept ? takeOwn() : take()) ?? takeOwn()) : undefined;
    const forget = () => {
      if (kept === stream) kept = undefined;
      streams.open = streams.open.filter((other) => other !== stream);
    };
    const isHeld = () => stream !== undefined && (stream === kept || streams.open.includes(stream));
    /** Closes the stream if the request turns out to have nothing more to ask. */
    const closeIdle = async (baton: string) => {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, idleMs);
        stopWaiting = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      if (stream?.baton !== baton) return;
      forget();
      await sendOn(baton, closing.slice(1)).catch(() => {});
    };
    const baton = stream?.baton;
    try {
      if (!stream) return await sendText(text);
      stream.baton = undefined;
      const isOwn = stream === kept;
      const isLast = isPaused || (isOwn ? !follows : now - stream.openedAt > usedForMs);
      if (isLast) forget();
      const requests = text.slice(opening.length, -closing.length);
      const response = await sendOn(baton, requests + (isLast ? closing : closingTexts(requests)));
      const answer = (await response.json()) as Answer;
      if (!isLast && isClean(answer) && isHeld()) {
        stream.baton = answer.baton ?? undefined;
        if (isOwn && answer.baton) own?.waitUntil(closeIdle(answer.baton));
      } else {
        forget();
        // It would be a stream of another server.
        if (answer.base_url) streams.pausedUntil = now + pauseMs;
        if (answer.baton) await sendOn(answer.baton, closing.slice(1)).catch(() => {});
        if (baton && hasStaleSchema(answer) && isAllOrNothing(text)) return await sendText(text);
      }
      const results = answer.results.filter(
        ({ response }) => response?.type !== "close_sql" && response?.type !== "close",
      );
      results.push({ type: "ok", response: { type: "close" } });
      const closed = { ...answer, baton: null, results };
      // Parsed once, because responses may be large.
      return Object.assign(new Response(), { json: async () => closed });
    } catch (error) {
      forget();
      if (baton && error instanceof StreamGone) return sendText(text);
      if (!baton && error instanceof DatabaseUnavailable) streams.pausedUntil = now + pauseMs;
      throw error;
    }
  };
}

/**
 * After the tables or triggers were changed by another connection, sqld was seen to refuse the next statement on an
 * open stream with "no such table". On a new one it finds the table.
 */
function hasStaleSchema({ results }: Answer): boolean {
  return /"message":"[^"]*\b(?:no such|schema)\b/.test(JSON.stringify(results.map(errorsOf)));
}

function errorsOf({ error, response }: Answer["results"][number]): unknown[] {
  return [error, ...(response?.result?.step_errors ?? [])];
}

/** Whether nothing of a call that failed was kept: it is one statement, or a transaction, or only reads. */
function isAllOrNothing(text: string): boolean {
  const kinds = kindsOf(text);
  return kinds.length === 1 || kinds.includes("BEGIN") || kinds.every((kind) => kind === "SELECT");
}

/** Whether a call opens and closes a stream, and leaves nothing in it but texts: no transaction and no settings. */
function mayStayOpen(text: string): boolean {
  if (!text.startsWith(opening) || !text.endsWith(closing)) return false;
  // It may have any statements after its first.
  if (text.includes('{"type":"sequence"')) return false;
  const others = kindsOf(text).filter(
    (kind) => !/^(?:SELECT|INSERT|UPDATE|DELETE|WITH)$/.test(kind),
  );
  return ["", "BEGINCOMMITROLLBACK"].includes(others.join(""));
}

/** The stream of a task: whatever it asks, more is to be expected until it is idle. */
export function streamOfTask(execution: Pick<ExecutionContext, "waitUntil">): StreamOfRequest {
  return { callsFollow: () => true, waitUntil: (work) => execution.waitUntil(work) };
}

function isOnlyRead(text: string): boolean {
  return kindsOf(text).every((kind) => /^(?:SELECT|BEGIN|COMMIT|ROLLBACK)$/.test(kind));
}

/** The first words of the statements. */
function kindsOf(text: string): string[] {
  const words = text.matchAll(/"sql":"(?:\\n|\s)*(\w*)/g);
  return [...words].map(([, word = ""]) => word.toUpperCase() || "?");
}

/** The server stores a limited number of texts in a stream. */
function closingTexts(requests: string): string {
  const stored = requests.matchAll(/\{"type":"store_sql","sql_id":(\d+)/g);
  return `${[...stored].map(([, id]) => `,{"type":"close_sql","sql_id":${id}}`).join("")}]}`;
}

/** Whether all was executed; the commit is the last condition of a batch. */
function isClean({ base_url, results }: Answer): boolean {
  return (
    !base_url &&
    results.every(
      ({ type, response }) => type === "ok" && !response?.result?.step_errors?.some(Boolean),
    )
  );
}
