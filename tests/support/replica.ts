/** A primary and its replica, as two sqld processes. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { connect as connectTo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSqld } from "../../scripts/local/sqld.ts";
import { migratedTemplate } from "./database-templates.ts";
import { lastingPort } from "./lasting-port.ts";

export interface Replication {
  primary: string;
  replica: string;
  /** Cuts the connection of the two until it is mended. */
  cut(): void;
  mend(): void;
  stopPrimary(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both over tables without rows. */
export async function startReplication(): Promise<Replication> {
  const folder = mkdtempSync(join(tmpdir(), "replication-"));
  const at = (name: string) => ({
    directory: join(folder, name),
    logFile: join(folder, `${name}.log`),
  });
  cpSync(await migratedTemplate(), at("primary").directory, { recursive: true });
  const replicationPort = await lastingPort();
  const primary = await startSqld({ ...at("primary"), replicationPort, idleSeconds: 900 });
  const link = await startLink(replicationPort);
  const replica = await startSqld({ ...at("replica"), primaryPort: link.port, idleSeconds: 900 });
  return {
    primary: primary.url,
    replica: replica.url,
    cut: link.cut,
    mend: link.mend,
    stopPrimary: primary.stop,
    async stop() {
      await Promise.all([primary.kill(), replica.kill()]);
      link.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startLink(target: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connectTo(target, "127.0.0.1");
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
    return near;
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no address");
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    cut,
    mend() {
      isCut = false;
    },
    stop() {
      cut();
      server.close();
    },
  };
}
