/**
 * The load generator, a separate process: a few keep-alive connections, each with one request in
 * flight, as fast as responses arrive. It is part of the project because it must check every
 * response (status, cache status) and vary the client address of every request, at a lower cost
 * than that of the service it measures.
 */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { LoadJob, LoadReply, LoadResult } from "./job.ts";
import { readAnswers } from "./read-answers.ts";

process.on("message", (job: LoadJob) => void answer(job));
process.on("disconnect", () => process.exit());

async function answer(job: LoadJob): Promise<void> {
  let reply: LoadReply;
  try {
    reply = { result: await run(job) };
  } catch (error) {
    reply = { failure: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(reply);
}

async function run(job: LoadJob): Promise<LoadResult> {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  const latencies: number[] = [];
  const state = { sent: 0, measuring: false, stopping: false };
  const write = requestWriter(job);

  const drive = (socket: Socket): Promise<void> => {
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    let sentAt = 0;
    const next = () => {
      if (state.stopping) return void socket.end(() => resolve());
      if (job.once && state.sent >= job.paths.length) {
        throw new Error(`${job.paths.length} calls were drawn, which does not suffice`);
      }
      sentAt = performance.now();
      socket.write(write(state.sent++));
    };
    const read = readAnswers((head, body) => {
      const { measuring } = state;
      if (!/^HTTP\/1\.1 2/.test(head) || (measuring && !head.includes(job.expected))) {
        throw new Error(`expected a 2xx with "${job.expected}", got:\n${head}\n\n${body()}`);
      }
      if (measuring) latencies.push(performance.now() - sentAt);
      next();
    });
    socket.on("data", (chunk) => {
      try {
        read(chunk);
      } catch (error) {
        reject(error);
      }
    });
    socket.on("error", reject);
    socket.on("close", () => (state.stopping ? resolve() : reject(new Error("it hung up"))));
    next();
    return ended;
  };

  const sockets = await openConnections(job);
  const measure = async (): Promise<LoadResult> => {
    const ended = sockets.map(drive);
    await sleep(job.warmUpMs);
    const [start, cpu] = [performance.now(), process.cpuUsage()];
    state.measuring = true;
    await sleep(job.measuredMs);
    state.measuring = false;
    const elapsed = performance.now() - start;
    const { user, system } = process.cpuUsage(cpu);
    state.stopping = true;
    await Promise.all(ended);
    latencies.sort((a, b) => a - b);
    const quantile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
    return {
      answers: latencies.length,
      sent: state.sent,
      perSecond: (latencies.length * 1000) / elapsed,
      p50: quantile(0.5),
      p99: quantile(0.99),
      busy: (user + system) / 1000 / elapsed,
    };
  };
  try {
    return await Promise.race([measure(), failed]);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

async function openConnections({ port, connections }: LoadJob): Promise<Socket[]> {
  const sockets = Array.from({ length: connections }, () => connect(port, "127.0.0.1"));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  for (const socket of sockets) socket.setNoDelay(true);
  return sockets;
}

/** @returns what gives the request with a running number as it stands on the wire. */
function requestWriter(job: LoadJob): (number: number) => string | Buffer {
  const { paths, offset, requestsPerAddress, keys } = job;
  const headers = Object.entries({ Host: `127.0.0.1:${job.port}`, ...job.headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  const body = job.post ?? "";
  const verb = job.post === undefined ? "GET" : "POST";
  const about =
    verb === "GET"
      ? ""
      : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  const texts = paths.map((path) => `${verb} ${path} HTTP/1.1\r\n${headers}${about}`);
  const whole = texts.map((text) => Buffer.from(`${text}\r\n${body}`));
  return (number) => {
    const at = offset + number;
    if (keys) {
      const key = keys.of[Math.floor(at / keys.requestsEach) % keys.of.length];
      return `${texts[at % texts.length]}Authorization: Bearer ${key}\r\n\r\n${body}`;
    }
    if (requestsPerAddress === undefined) return whole[at % whole.length] ?? "";
    const address = 0x0a00_0000 + Math.floor(at / requestsPerAddress);
    const octets = [24, 16, 8, 0].map((shift) => (address >>> shift) & 255);
    return `${texts[at % texts.length]}CF-Connecting-IP: ${octets.join(".")}\r\n\r\n`;
  };
}
