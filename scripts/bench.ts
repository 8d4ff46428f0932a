/**
 * `npm run bench`: throughput of the service beside a bare Hono hello on one
 * raw workerd, with a real database. Prints Markdown tables; ends with 1 where
 * an answer is not as expected or a target is missed.
 */
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { createCaller, startBenchService } from "./bench/bench-service.ts";
import { callSteadily } from "./bench/call-steadily.ts";
import { startGenerator } from "./bench/load/generator.ts";
import { measure } from "./bench/measure.ts";
import { describeProfile, profile } from "./bench/profile.ts";
import { listMisses, reportLoad, reportSteady } from "./bench/report.ts";
import { listRows } from "./bench/rows.ts";
import { type ServiceName, sharingIsolates } from "./bench/workerd-config.ts";
import { runCommand } from "./local/command.ts";
import { CommandFailed, UsageError } from "./local/failure.ts";
import { freePort } from "./local/port.ts";

const usage = `Usage: npm run bench -- [--rounds 4] [--seconds 1] [--connections 32] [--steady-seconds 60] [--only TEXT [--profile]]`;

await runCommand(async () => {
  const { rounds, seconds, connections, steadySeconds, only, profiled } = readOptions();
  const inspectorPort = profiled ? await freePort() : undefined;
  const service = await startBenchService(inspectorPort);
  const generator = startGenerator();
  try {
    const [busy, alone, shared] = await Promise.all([
      createCaller(service.db, "busy", true),
      createCaller(service.db, "alone", false),
      createCaller(service.db, "shared", false),
    ]);
    const getFrom = async (worker: ServiceName, path: string): Promise<unknown> => {
      const url = `http://127.0.0.1:${service.port(worker)}${path}`;
      const response = await fetch(url, { headers: { authorization: `Bearer ${busy.key}` } });
      const text = await response.text();
      if (!response.ok) throw new CommandFailed(`${path} was answered ${response.status}: ${text}`);
      return (JSON.parse(text) as { data: unknown }).data;
    };
    const get = (path: string) => getFrom("service", path);
    const all = await listRows(service.db, busy, get);
    const rows = all.filter((row) => row.name.includes(only));
    for (const path of rows.flatMap((row) => (row.warm ? row.load.paths : []))) await get(path);

    const [first] = rows;
    if (!first) throw new UsageError(`No row's name has "${only}" in it.`);
    if (inspectorPort !== undefined) {
      const job = { connections, warmUpMs: 500, measuredMs: seconds * 1000, offset: 0 };
      const port = service.port("service");
      const work = () => generator.run({ ...job, ...first.load, port });
      await work();
      const found = await profile(inspectorPort, "service", work);
      return console.log(describeProfile(found));
    }

    const steadyCall = { path: all[0]?.load.paths[0] ?? "/", seconds: steadySeconds };
    for (const isolate of sharingIsolates) await getFrom(isolate, steadyCall.path);
    const [measured, ...steady] = await Promise.all([
      measure(service, generator, rows, { rounds, measuredMs: seconds * 1000, connections }),
      callSteadily(service, alone, ["first"], steadyCall),
      callSteadily(service, shared, sharingIsolates, steadyCall),
    ]);

    const busiest = Math.max(...measured.hello.map((sample) => sample.busy));
    console.log(
      `${rounds} rounds of ${seconds} s each, ${connections} connections with one request under way each, ${cpus().length} cores shared by workerd, the load generator (at most ${(100 * busiest).toFixed(0)} % of a core busy) and sqld. Throughput and latency are medians over the rounds; the ratio is that to hello just before and after.\n`,
    );
    console.log(reportLoad(measured));
    console.log(`\n${reportSteady(steady)}\n`);
    const misses = listMisses(measured, steady);
    if (misses.length > 0) throw new CommandFailed(`Missed: ${misses.join("; ")}.`);
  } finally {
    generator.stop();
    await service.stop();
  }
});

function readOptions() {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: {
      rounds: text,
      seconds: text,
      connections: text,
      "steady-seconds": text,
      only: text,
      profile: { type: "boolean" },
    },
  });
  const number = (value: string | undefined, otherwise: number) => {
    const given = Number(value ?? otherwise);
    if (!(given > 0)) throw new UsageError(usage);
    return given;
  };
  return {
    rounds: number(values.rounds, 4),
    seconds: number(values.seconds, 1),
    connections: number(values.connections, 32),
    steadySeconds: number(values["steady-seconds"], 60),
    only: values.only ?? "",
    profiled: values.profile ?? false,
  };
}
