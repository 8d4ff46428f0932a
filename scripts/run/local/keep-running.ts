/** Starts a process of the local service again when it ends, for example because somebody killed it. */
import { setTimeout as sleep } from "node:timers/promises";
import { CommandFailed } from "./failure.ts";

export interface ProcessEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Child {
  /** Settles when the process has ended, for any reason. */
  exited: Promise<ProcessEnd>;
  stop(): Promise<void>;
}

interface KeepOptions {
  /** Such as "The database server". */
  name: string;
  /** Resolves when the new process serves, and rejects if it does not; the signal asks it to give up. */
  startAgain(signal: AbortSignal): Promise<Child>;
  /** Where the reason may be found. */
  hint?: string;
  log?: (line: string) => void;
  /** How long to wait before each of the restarts that are made `withinMs`. */
  pausesMs?: readonly number[];
  withinMs?: number;
}

export interface KeptProcess {
  /** Resolves once the process has ended too often. */
  gaveUp: Promise<CommandFailed>;
  /** Stops the process that runs at the time. */
  stop(): Promise<void>;
}

export function keepRunning(first: Child, options: KeepOptions): KeptProcess {
  const { name, startAgain, hint = "", log = console.log } = options;
  const { pausesMs = [1_000, 2_000, 4_000, 8_000, 16_000], withinMs = 10 * 60_000 } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = first;

  /** @returns why the process ended for the last time; null if it was stopped. */
  async function watch(): Promise<string | null> {
    let restarts: number[] = [];
    let reason = describeEnd(await first.exited);
    while (!signal.aborted) {
      restarts = restarts.filter((at) => Date.now() - at < withinMs);
      const pauseMs = pausesMs[restarts.length];
      if (pauseMs === undefined) return reason;
      restarts.push(Date.now());
      log(
        `${name} ${reason}. Starting it again in ${pauseMs / 1000} s (${restarts.length} of ${pausesMs.length}).`,
      );
      await sleep(pauseMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) break;
      try {
        current = await startAgain(signal);
        if (signal.aborted) break;
        log(`${name} is running again.`);
        reason = describeEnd(await current.exited);
      } catch (error) {
        reason = `did not start: ${error instanceof Error ? error.message : error}`;
      }
    }
    return null;
  }

  const watching = watch();
  return {
    gaveUp: watching.then((reason) => {
      if (reason === null) return new Promise<never>(() => {});
      const often = `after ${pausesMs.length} restarts within ${Math.round(withinMs / 60_000)} minutes`;
      return new CommandFailed(`${name} ${reason}, ${often}. ${hint}`.trimEnd());
    }),
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
      // It may have been started in the meantime.
      await current.stop();
    },
  };
}

function describeEnd({ code, signal }: ProcessEnd): string {
  return signal === null ? `exited with exit code ${code}` : `was killed (${signal})`;
}
