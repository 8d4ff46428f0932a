import { classify, DatabaseUnavailable } from "./unavailable.ts";

interface Place {
  /** Until when it counts as alive; milliseconds since the epoch. */
  until: number;
}

interface Line {
  places: Place[];
  /** How many turns have ended in another way than by silence. */
  moves: number;
  /** When the last one ended, milliseconds since the epoch, and about what lay between two. */
  movedAt: number;
  paceMs: number;
}

const lines = new Map<string, Line>();

/** How often one who waits looks around at the most and at the least. */
const nearMs = 1;
const lookMs = 250;
/** How much the last turn tells of the pace. */
const newShare = 0.1;
/** How often one who works says so, and for how long that, or waiting, is believed. */
const beatMs = 100;
const aliveMs = 750;
/** A line of the dead is forgotten after this. */
const forgetMs = 60_000;
const maxWaitMs = 30_000;

export interface TurnOptions {
  /** How many may work at a time; 1 where absent. */
  atOnce?: number;
  /** A line in which no turn has ended for so long is not worth standing in. */
  standstillMs: number;
}

/**
 * Runs a piece of work when those who came earlier, in this isolate and under
 * the same name, are done. It is a courtesy, not a lock: it saves work that
 * would be in each other's way. A request that the platform has cancelled while
 * it waited or worked holds the others up for a moment only.
 *
 * @throws DatabaseUnavailable where the line does not move.
 */
export async function inTurn<T>(
  name: string,
  work: () => Promise<T>,
  options: TurnOptions,
): Promise<T> {
  const line = lineOf(name);
  const place: Place = { until: 0 };
  try {
    await waitIn(line, place, options);
    const result = await beating(place, work);
    move(line);
    return result;
  } catch (error) {
    if (classify(error) === "defect") move(line);
    throw error;
  } finally {
    line.places = line.places.filter((other) => other !== place);
  }
}

function lineOf(name: string): Line {
  const now = Date.now();
  for (const [other, line] of lines) {
    if (line.places.every(({ until }) => until <= now - forgetMs)) lines.delete(other);
  }
  const line = lines.get(name) ?? { places: [], moves: 0, movedAt: now, paceMs: nearMs };
  lines.set(name, line);
  return line;
}

function move(line: Line): void {
  const now = Date.now();
  const took = Math.min(lookMs, Math.max(0, now - line.movedAt));
  line.moves++;
  line.movedAt = now;
  line.paceMs += newShare * (took - line.paceMs);
}

async function waitIn(
  line: Line,
  place: Place,
  { atOnce = 1, standstillMs }: TurnOptions,
): Promise<void> {
  const joinedAt = Date.now();
  let seen = line.moves;
  // What it meant to pause, not what went by: an isolate that is busy looks less often.
  let idleMs = 0;
  for (;;) {
    const now = Date.now();
    place.until = now + aliveMs;
    // One who was taken for dead, because the isolate was busy, stands in line again.
    if (!line.places.includes(place)) line.places.push(place);
    line.places = line.places.filter(({ until }) => until > now);
    const ahead = line.places.indexOf(place) - atOnce + 1;
    if (ahead <= 0) return;
    if (idleMs >= standstillMs || now - joinedAt > maxWaitMs) {
      throw new DatabaseUnavailable("others use it, and get nowhere either", { transient: false });
    }
    // By its own timer: a promise that another request resolves can hang in workerd. Half of
    // what the wait will probably be, so that it looks a few times, and is there when it is time.
    const pauseMs = Math.min(lookMs, Math.max(nearMs, (ahead * line.paceMs) / 2));
    await new Promise<void>((resolve) => setTimeout(resolve, pauseMs));
    idleMs = line.moves === seen ? idleMs + pauseMs : 0;
    seen = line.moves;
  }
}

/** The timer of a request that was cancelled stops, and with it the signs of life. */
async function beating<T>(place: Place, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => {
    place.until = Date.now() + aliveMs;
  }, beatMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
