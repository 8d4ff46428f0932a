import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { claimFolder, noteRunning } from "../../../../scripts/run/local/running-server.ts";
import { SqldFailed, startSqld } from "../../../../scripts/run/local/sqld.ts";

const cleanups: Array<() => void> = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "local-"));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A process that does nothing, with this on its command line. */
function startIdle(word: string) {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", word], {
    stdio: "ignore",
    detached: true,
  });
  cleanups.push(() => child.kill("SIGKILL"));
  return { pid: child.pid ?? 0, ended: once(child, "exit") };
}

it("ends the processes that a killed start recorded, but not one that reused a recorded id", async () => {
  const folder = makeFolder();
  const left = startIdle(join(folder, "database"));
  const stranger = startIdle(makeFolder());
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
  const folder = makeFolder();
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

it("leaves a running instance alone", async () => {
  const folder = makeFolder();
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
