import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { CommandFailed } from "../../local/failure.ts";
import type { LoadJob, LoadReply, LoadResult } from "./job.ts";

export interface Generator {
  /** @throws {CommandFailed} at the first answer that is not as expected. */
  run(job: LoadJob): Promise<LoadResult>;
  stop(): void;
}

/** Starts the load generator as a separate process. */
export function startGenerator(): Generator {
  const child = fork(join(import.meta.dirname, "generate.ts"));
  const ended = once(child, "exit").then(() => ({ failure: "the load generator ended" }));
  return {
    async run(job) {
      child.send(job);
      const reply = (await Promise.race([
        once(child, "message").then(([message]) => message),
        ended,
      ])) as LoadReply;
      if ("failure" in reply) throw new CommandFailed(reply.failure);
      return reply.result;
    },
    stop: () => child.disconnect(),
  };
}
