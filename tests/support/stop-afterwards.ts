/** What a suite has started is stopped after the last of its tests, by a setup file (stop-services.ts). */

const started: (() => Promise<unknown>)[] = [];

/** @returns the function that stops it, for a suite that does so earlier: it is called once. */
export function stopAfterwards(stop: () => Promise<unknown>): () => Promise<void> {
  let stopping: Promise<unknown> | undefined;
  const once = async () => {
    stopping ??= stop();
    await stopping;
  };
  started.push(once);
  return once;
}

export async function stopStarted(): Promise<void> {
  await Promise.all(started.splice(0).map((stop) => stop()));
}
