import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import {
  claimFolder,
  databaseConfig,
  findRunningServer,
  noteRunning,
} from "#scripts/run/local/running-server.ts";
import { SqldFailed, startSqld } from "#scripts/run/local/sqld.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const cleanups: Array<() => void> = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** A process that does nothing, with this on its command line. */
function startIdle(word: string) {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", word], {
    stdio: "ignore",
    detached: true,
  });
  cleanups.push(() => child.kill("SIGKILL"));
  const kill = () => child.kill("SIGKILL");
  return { pid: child.pid ?? 0, ended: once(child, "exit"), kill };
}

it("ends the processes that a killed start recorded, but not one that reused a recorded id", async () => {
  const folder = temporaryFolder();
  const left = startIdle(join(folder, "database"));
  const stranger = startIdle(temporaryFolder());
  const note = {
    pid: 2 ** 22 + 1,
    baseUrl: "http://127.0.0.1:8787",
    command: "npm start",
    databaseUrl: "http://127.0.0.1:1",
  };
  const children = [left.pid, stranger.pid, 2 ** 22 + 2];
  const file = join(folder, "server.json");
  writeFileSync(file, JSON.stringify({ ...note, children }));

  expect(await claimFolder(file, note)).toEqual({ other: null, ended: [left.pid] });
  expect(await left.ended).toEqual([null, "SIGKILL"]);
  expect(() => process.kill(stranger.pid, 0)).not.toThrow();
});

it("ends a database whose start was killed before it served", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "server.json");
  const starter = { baseUrl: "http://127.0.0.1:8787", command: "npm start" };
  const spawned: number[] = [];
  const claims: ReturnType<typeof claimFolder>[] = [];
  const starting = startSqld({
    directory: join(folder, "database"),
    logFile: join(folder, "log"),
    onSpawn(pid) {
      spawned.push(pid);
      const killed = { ...starter, pid: 2 ** 22 + 1, isReady: false, databaseUrl: null };
      noteRunning(file, { ...killed, children: [pid] });
      claims.push(claimFolder(file, starter));
    },
  });

  await expect(starting).rejects.toThrow(SqldFailed);
  expect(await Promise.all(claims)).toEqual([{ other: null, ended: spawned }]);
});

/** A living owner of the folder, whose database server accepts connections and does not answer. */
async function startSlowOwner(folder: string) {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  cleanups.push(() => silent.close());
  const address = silent.address();
  if (typeof address !== "object" || !address) throw new Error("no address");
  const owner = startIdle("npm start");
  const database = startIdle(join(folder, "database"));
  const note = {
    ...{ pid: owner.pid, baseUrl: "http://127.0.0.1:8787", command: "npm start", isReady: true },
    ...{ databaseUrl: `http://127.0.0.1:${address.port}`, databaseToken: "token" },
    children: [database.pid],
  };
  const file = join(folder, "server.json");
  noteRunning(file, note);
  return { owner, database, note, file };
}

it("a service that does not answer keeps its database, and commands find it", async () => {
  const folder = temporaryFolder();
  const { owner, database, note, file } = await startSlowOwner(folder);
  // Not even one that somebody has suspended is left behind.
  process.kill(owner.pid, "SIGSTOP");

  const { other, ended } = await claimFolder(file, note);
  expect([other?.pid, ended]).toEqual([owner.pid, []]);
  expect(() => process.kill(database.pid, 0)).not.toThrow();
  vi.stubEnv("LOCAL_DIR", folder);
  cleanups.push(() => vi.unstubAllEnvs());
  expect(databaseConfig()).toEqual({ url: note.databaseUrl, authToken: "token" });
});

it("a service without a database as yet is one that starts, not a missing one", async () => {
  const folder = temporaryFolder();
  const { file, note } = await startSlowOwner(folder);
  noteRunning(file, { ...note, isReady: false, databaseUrl: null });
  vi.stubEnv("LOCAL_DIR", folder);
  cleanups.push(() => vi.unstubAllEnvs());
  expect(databaseConfig).toThrow(/npm start \(process \d+\) is still starting/);
});

it("a later process with the id of a killed service is not taken for it", async () => {
  const folder = temporaryFolder();
  const { owner, database, note, file } = await startSlowOwner(folder);
  const written = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...written, startedAt: `${written.startedAt}1` }));
  expect(findRunningServer(file)).toBe(null);
  expect(await claimFolder(file, note)).toEqual({ other: null, ended: [database.pid] });
  expect(() => process.kill(owner.pid, 0)).not.toThrow();
});

it("of two that find the folder of a killed service, one gets it", async () => {
  const folder = temporaryFolder();
  const { owner, database, note, file } = await startSlowOwner(folder);
  owner.kill();
  await owner.ended;
  const claims = await Promise.all([claimFolder(file, note), claimFolder(file, note)]);
  expect(claims.map(({ ended }) => ended)).toEqual([[database.pid], []]);
  expect(claims.map(({ other }) => other?.pid ?? null)).toEqual([null, process.pid]);
});

it("leaves a running instance alone", async () => {
  const folder = temporaryFolder();
  const child = startIdle(folder);
  const note = {
    pid: process.pid,
    baseUrl: "http://127.0.0.1:8787",
    command: "npm start",
    databaseUrl: null,
  };
  const file = join(folder, "server.json");
  writeFileSync(file, JSON.stringify({ ...note, children: [child.pid] }));

  const { other, ended } = await claimFolder(file, note);
  expect([other?.pid, ended]).toEqual([process.pid, []]);
  expect(() => process.kill(child.pid, 0)).not.toThrow();
});
