/**
 * `npm run bench`: throughput of the service beside a bare Hono hello on one
 * raw workerd, with a real database. Prints Markdown tables and writes
 * `docs/benchmarks.md`; ends with 1 where an answer is not as expected or a
 * target is missed. `npm run bench -- calculate search` measures some rows, and
 * writes nothing; `npm run bench -- --all` measures how the catalog's growth
 * tells as well.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createCaller, startBenchService } from "./bench/bench-service.ts";
import { callSteadily } from "./bench/call-steadily.ts";
import { measureGrowth } from "./bench/growth.ts";
import { startGenerator } from "./bench/load/generator.ts";
import { measure } from "./bench/measure.ts";
import { describeProfile, profile } from "./bench/profile.ts";
import { describeRun, listMisses, reportLoad, reportPage, reportSteady } from "./bench/report.ts";
import { listGrowthMisses, reportGrowth } from "./bench/report-growth.ts";
import type { Row } from "./bench/row.ts";
import { listRows } from "./bench/rows.ts";
import { warm } from "./bench/warm.ts";
import { type ServiceName, sharingIsolates } from "./bench/workerd-config.ts";
import { runCommand } from "./local/command.ts";
import { CommandFailed, UsageError } from "./local/failure.ts";
import { projectRoot } from "./local/places.ts";
import { freePort } from "./local/port.ts";

const usage = `Usage: npm run bench -- [NAME…] [--rounds 3] [--seconds 1] [--connections 32] [--steady-seconds 60] [--all] [--profile]`;

await runCommand(async () => {
  const { names, rounds, seconds, connections, steadySeconds, whole, profiled } = readOptions();
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
    const serviceUrl = `http://127.0.0.1:${service.port("service")}`;
    const all = await listRows(service.db, busy, get, serviceUrl);
    const rows = all.filter(
      (row) => names.length === 0 || names.some((name) => row.name.includes(name)),
    );
    const [first] = rows;
    if (!first) throw new UsageError(`No row has one of these names: ${names.join(", ")}.`);
    await warm(service.port("service"), rows, busy);
    if (inspectorPort !== undefined) {
      const job = { connections, warmUpMs: 500, measuredMs: seconds * 1000 };
      const port = service.port("service");
      let offset = 0;
      const work = async () => {
        offset += (await generator.run({ ...job, ...first.load, port, offset })).sent;
      };
      await work();
      const found = await profile(inspectorPort, "service", work);
      return console.log(describeProfile(found));
    }

    const steadyCall = { path: all[0]?.load.paths[0] ?? "/", seconds: steadySeconds };
    for (const isolate of sharingIsolates) await getFrom(isolate, steadyCall.path);
    const options = { rounds, measuredMs: seconds * 1000, connections };
    const [measured, ...steady] = await Promise.all([
      measure(service, generator, rows, options),
      callSteadily(service, alone, ["first"], steadyCall),
      callSteadily(service, shared, sharingIsolates, steadyCall),
    ]);

    // Last, because it changes what all others read.
    const growth = whole
      ? await measureGrowth(service, generator, busy, {
          calculate: pathsOf(all, "`calculate`"),
          search: pathsOf(all, "`search`"),
          roles: pathsOf(all, "`roles`")[0] ?? "/",
        })
      : [];

    console.log(
      [
        describeRun(options, measured),
        reportLoad(measured),
        reportSteady(steady),
        ...(whole ? [reportGrowth(growth)] : []),
      ].join("\n\n"),
    );
    if (names.length === 0) {
      const today = new Date().toISOString().slice(0, 10);
      mkdirSync(join(projectRoot, "docs"), { recursive: true });
      const page = reportPage(today, options, { measured, steady, growth });
      writeFileSync(join(projectRoot, "docs/benchmarks.md"), page);
    }
    const misses = [...listMisses(measured, steady), ...listGrowthMisses(growth)];
    if (misses.length > 0) throw new CommandFailed(`Missed: ${misses.join("; ")}.`);
  } finally {
    generator.stop();
    await service.stop();
  }
});

function pathsOf(rows: readonly Row[], name: string): readonly string[] {
  return rows.find((row) => row.name.startsWith(name))?.load.paths ?? [];
}

function readOptions() {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: text,
      seconds: text,
      connections: text,
      "steady-seconds": text,
      all: { type: "boolean" },
      profile: { type: "boolean" },
    },
  });
  const number = (value: string | undefined, otherwise: number) => {
    const given = Number(value ?? otherwise);
    if (!(given > 0)) throw new UsageError(usage);
    return given;
  };
  return {
    names: positionals,
    rounds: number(values.rounds, 3),
    seconds: number(values.seconds, 1),
    connections: number(values.connections, 32),
    steadySeconds: number(values["steady-seconds"], 60),
    whole: values.all ?? false,
    profiled: values.profile ?? false,
  };
}
