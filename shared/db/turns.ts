import { classify, DatabaseUnavailable } from "./unavailable.ts";

interface Place {
  /** Until when it counts as alive; milliseconds since the epoch. */
  until: number;
  working: boolean;
  /** Has it look whether its turn has come. */
  wake(): void;
}

interface Line {
  places: Place[];
  /** When the last turn ended in another way than by silence. */
  movedAt: number;
}

const lines = new Map<string, Line>();

/** How often one who waits looks around without being woken. */
const lookMs = 250;
/** Nobody keeps the others waiting for longer, and who is woken and dead not even that. */
const longestTurnMs = 500;
const wakingMs = 100;
/** A line in which nothing has been done for so long is not worth standing in. */
const standstillMs = 1_500;
const longestWaitMs = 10_000;

/**
 * Runs a piece of work when those who came earlier, in this isolate and under
 * the same name, are done. It is a courtesy, not a lock: it saves work that
 * would be in each other's way. A request that the platform has cancelled while
 * it waited or worked holds the others up for a moment only.
 *
 * @param atOnce how many may work at a time.
 * @throws DatabaseUnavailable where the line does not move.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>, atOnce = 1): Promise<T> {
  const line = joinLine(name);
  const place: Place = { until: Number.POSITIVE_INFINITY, working: false, wake() {} };
  line.places.push(place);
  try {
    await waitIn(line, place, atOnce);
    const result = await work();
    line.movedAt = Date.now();
    return result;
  } catch (error) {
    if (classify(error) === "defect") line.movedAt = Date.now();
    throw error;
  } finally {
    leave(line, place, atOnce);
  }
}

function joinLine(name: string): Line {
  const now = Date.now();
  for (const [other, line] of lines) {
    if (line.places.every(({ until }) => until <= now)) lines.delete(other);
  }
  const line = lines.get(name) ?? { places: [], movedAt: now };
  lines.set(name, line);
  return line;
}

async function waitIn(line: Line, place: Place, atOnce: number): Promise<void> {
  const joinedAt = Date.now();
  for (;;) {
    const now = Date.now();
    line.places = line.places.filter(({ until }) => until > now);
    if (line.places.indexOf(place) < atOnce) {
      place.until = now + longestTurnMs;
      place.working = true;
      return;
    }
    if (now - Math.max(joinedAt, line.movedAt) > standstillMs || now - joinedAt > longestWaitMs) {
      throw new DatabaseUnavailable("others use it, and get nowhere either", { transient: false });
    }
    place.until = now + lookMs + longestTurnMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      place.wake = resolve;
      timer = setTimeout(resolve, lookMs);
    });
    clearTimeout(timer);
  }
}

function leave(line: Line, place: Place, atOnce: number): void {
  line.places = line.places.filter((other) => other !== place);
  const next = line.places[atOnce - 1];
  if (!next || next.working) return;
  next.until = Date.now() + wakingMs;
  next.wake();
}
