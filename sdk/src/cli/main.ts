/** The program `compensation-intelligence`. */
import { run } from "./run.ts";

const interrupted = new AbortController();
process.on("SIGINT", () => {
  // Who presses it twice does not want to wait for what is being put away.
  if (interrupted.signal.aborted) process.exit(130);
  interrupted.abort(new Error("Ended by Ctrl-C."));
});
process.on("SIGTERM", () => interrupted.abort(new Error("Ended.")));
// Whoever reads the output may stop reading it, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 1);
});

process.exitCode = await run(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  stdin: process.stdin,
  env: process.env,
  signal: interrupted.signal,
});
