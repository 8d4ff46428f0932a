import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MeasuredService } from "../../../scripts/bench/bench-service.ts";
import { drawCalls } from "../../../scripts/bench/draw/calls.ts";
import { type Generator, startGenerator } from "../../../scripts/bench/load/generator.ts";
import { measure } from "../../../scripts/bench/measure.ts";
import { listInvalid } from "../../../scripts/bench/misses.ts";
import { ok, type Row } from "../../../scripts/bench/row.ts";

const asked: string[] = [];
let server: Server;
let generator: Generator;
let service: MeasuredService;

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    const answer = () => {
      if (url === "/") {
        return response
          .writeHead(200, { "Content-Length": 5, "Content-Type": "text/plain" })
          .end("Hello");
      }
      asked.push(url);
      const status = url.startsWith("/broken") ? 503 : 200;
      return response.writeHead(status, { "Content-Length": 2 }).end("{}");
    };
    // Slower than the generator, which would otherwise keep two cores busy.
    return setTimeout(answer, url.startsWith("/slow") ? 1_000 : 5);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  generator = startGenerator();
  service = {
    port: () => port,
    processorTime: () => null,
    databaseUse: () => ({ calls: 0, rowsRead: 0, rowsWritten: 0 }),
    // As if every second answer so far had come from the response cache.
    counts: async () => ({ objectCalls: 0, cacheHits: Math.floor(asked.length / 2) }),
  };
});

afterAll(() => {
  generator.stop();
  server.close();
});

function row(name: string, more: Partial<Row> = {}): Row {
  const load = { paths: [`/${name}`], headers: {}, expected: ok, warmUpMs: 20 };
  return { name, target: null, load, warm: false, ...more };
}

const options = { rounds: 2, measuredMs: 30, connections: 2 };
/** Long enough for a response to arrive on a busy machine. */
const longer = { ...options, measuredMs: 500 };

describe("measure", () => {
  it("stops a row at a failed response, and continues with the others", async () => {
    const measured = await measure(service, generator, [row("broken"), row("sound")], longer);
    expect(measured.rows.map(({ samples }) => samples.length)).toEqual([0, 2]);
    expect(listInvalid(measured)).toEqual([expect.stringMatching(/^broken: .*503/)]);
  });

  it("has no figures for a row without responses during measurement", async () => {
    const measured = await measure(service, generator, [row("slow")], { ...options, rounds: 1 });
    expect(listInvalid(measured)).toEqual(["slow: no response arrived during the measurement"]);
    expect(measured.rows[0]?.samples).toEqual([]);
  });

  it("never repeats a drawn call, over all rounds and their warm-up", async () => {
    const numbers = Array.from({ length: 1_000_000 }, (_, at) => at);
    const drawn = drawCalls(numbers.values(), (number) => `/drawn-${number}`);
    const measured = await measure(service, generator, [row("drawn", { drawn })], longer);
    const calls = asked.filter((url) => url.startsWith("/drawn-"));
    expect(listInvalid(measured)).toEqual([]);
    expect(new Set(calls).size).toBe(calls.length);
    expect(calls.length).toBe(measured.rows[0]?.samples.reduce((sum, { sent }) => sum + sent, 0));
  });

  it("fails if too few calls were drawn, instead of repeating them", async () => {
    const drawn = drawCalls(["/few-1", "/few-2", "/few-3"].values(), (path) => path);
    const measured = await measure(service, generator, [row("few", { drawn })], longer);
    expect(listInvalid(measured)).toEqual([expect.stringContaining("does not suffice")]);
    expect(asked.filter((url) => url.startsWith("/few-"))).toHaveLength(3);
  });

  it("rejects a row with more or fewer cached responses than allowed", async () => {
    const rows = [
      row("never", { hits: { atMost: 0 } }),
      row("mostly", { hits: { atLeast: 0.9 } }),
      row("either"),
    ];
    const measured = await measure(service, generator, rows, longer);
    expect(listInvalid(measured)).toEqual([
      expect.stringMatching(/^never: .*more than 0%/),
      expect.stringMatching(/^mostly: .*less than 90%/),
    ]);
  });
});
