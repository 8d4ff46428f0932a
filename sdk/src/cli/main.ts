/** The program `compensation-intelligence`, or `pay` for short. */
import { longName } from "./command.ts";
import { run } from "./run.ts";

/** One Ctrl-C can arrive twice: from the terminal, and forwarded by npx. */
const sameKeyMs = 1_000;

const interrupted = new AbortController();
let first = 0;
for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.on(name, () => {
    // A person who presses it again does not want to wait for the program to clean up.
    if (interrupted.signal.aborted && Date.now() - first > sameKeyMs) process.exit(130);
    first ||= Date.now();
    interrupted.abort(new Error("Ended by Ctrl-C."));
    process.stdin.destroy();
  });
}
// Whoever reads the output may stop reading it, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 1);
});

/** The same program has two names in `bin`; messages name the one that was called. */
const called = /\bpay(?:\.js)?$/.test(process.argv[1] ?? "") ? "pay" : longName;

process.exitCode = await run(process.argv.slice(2), {
  program: called,
  stdout: process.stdout,
  stderr: process.stderr,
  stdin: process.stdin,
  env: process.env,
  signal: interrupted.signal,
});
