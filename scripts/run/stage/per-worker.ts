/** Things that live as long as a vitest worker: the suites that run in it one after another share them. */

interface Stoppable {
  stop(): Promise<void>;
}

declare global {
  // It is on the global object, because `worker-environment.ts` is loaded apart from the tests.
  var startedInWorker: Stoppable[] | undefined;
}

/**
 * Starts something when it is first asked for; it is stopped with the worker.
 *
 * @example
 * const shared = perWorker(startDatabase);
 * const { url } = await shared();
 */
export function perWorker<T extends Stoppable>(start: () => Promise<T>): () => Promise<T> {
  let starting: Promise<T> | null = null;
  return () => {
    starting ??= startAndNote(start).catch((error) => {
      starting = null;
      throw error;
    });
    return starting;
  };
}

async function startAndNote<T extends Stoppable>(start: () => Promise<T>): Promise<T> {
  const started = await start();
  globalThis.startedInWorker ??= [];
  globalThis.startedInWorker.push(started);
  return started;
}

/** Stops everything that was started in this worker. */
export async function stopAll(): Promise<void> {
  const all = globalThis.startedInWorker?.splice(0) ?? [];
  await Promise.all(all.map((started) => started.stop()));
}
