import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { CommandFailed, UsageError } from "./failure.ts";

/** @param text value of the environment variable. @throws {UsageError} */
export function readPort(text: string | undefined, variable = "PORT"): number {
  const port = Number(text || 8787);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new UsageError(`${variable} must be a number from 1 to 65535, not "${text}".`);
}

/** Another port to suggest. */
export function anotherPort(port: number): number {
  return port + 3 <= 65_535 ? port + 3 : port - 3;
}

/** @throws {CommandFailed} if the port is in use. */
export async function requirePort(
  port: number,
  command = "npm start",
  variable = "PORT",
): Promise<void> {
  if (await isPortFree(port)) return;
  throw new CommandFailed(
    `Port ${port} is in use. Choose another: ${variable}=${anotherPort(port)} ${command}`,
  );
}

/** Waits until a port is free, at most `timeoutMs`. The kernel closes a killed process's sockets a little after its death. */
export async function waitForPort(port: number, timeoutMs = 5_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isPortFree(port)) && Date.now() < deadline) await sleep(50);
}

/** Whether a port of the loopback address is free. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await listenOnce(port)) !== null;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const port = await listenOnce(0);
  if (port === null) throw new Error("no free port on 127.0.0.1");
  return port;
}

async function listenOnce(port: number): Promise<number | null> {
  const server = createServer();
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  } catch {
    return null;
  }
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : null;
}
