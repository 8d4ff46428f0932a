/** One Ctrl-C can arrive twice: from the terminal, and forwarded by npm. */
const sameKeyMs = 1_000;

/**
 * Aborts on Ctrl-C and other termination signals, and when the npm that started this process has
 * exited without forwarding one. A second Ctrl-C ends the process at once.
 */
export function listenForStop(): AbortSignal {
  const controller = new AbortController();
  let first = 0;
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => {
      if (controller.signal.aborted && Date.now() - first > sameKeyMs) process.exit(130);
      first ||= Date.now();
      controller.abort();
    });
  }
  if (process.env.npm_lifecycle_event !== undefined) watchParent(controller);
  return controller.signal;
}

function watchParent(controller: AbortController): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) controller.abort();
  }, 500).unref();
}
