import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { readProcessorTime } from "../processor-time.ts";

export interface NodeServer {
  port: number;
  processorTime(): number | null;
  stop(): void;
}

/** Starts the service on Node as a separate process. @param file the SQLite file. */
export async function startOnNode(
  file: string,
  secrets: { dataPointKey: string; secretsKey: string },
): Promise<NodeServer> {
  const child = fork(join(import.meta.dirname, "serve.ts"), {
    env: {
      ...process.env,
      DATABASE_URL: `file:${file}`,
      DATA_POINT_KEY: secrets.dataPointKey,
      SECRETS_KEY: secrets.secretsKey,
    },
  });
  const [port] = (await once(child, "message")) as [number];
  return {
    port,
    processorTime: () => readProcessorTime(child.pid ?? 0),
    stop: () => child.disconnect(),
  };
}
