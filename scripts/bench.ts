/**
 * `npm run bench`: measures the throughput of the service relative to a bare Hono hello, on one
 * raw workerd with a real database. Prints Markdown tables, with the change since the last
 * committed run, and writes `docs/benchmarks.md` and `docs/benchmarks.json`. Exits with 1 if a
 * response is not as expected or a target is missed. `npm run bench -- calculate search` measures
 * some rows and writes nothing; `npm run bench -- --quick` measures the most informative rows in
 * under a minute, without targets; `npm run bench -- --all` also measures the effect of a
 * growing catalog.
 * `npm run bench -- "calculate\`, never" --quick --heap --seconds 10 --rounds 8` measures the live heap
 * of an isolate that serves these calls, and `--profile` where its time goes.
 * `npm run bench -- --fast-path` measures only what the fast path saves.
 * `npm run bench -- "never repeated" --warm-up-calls 5000` measures isolates that have served as
 * many other calls before, and so hold most of the reference data.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BenchService, startBenchService } from "./bench/bench-service.ts";
import { callSteadily, steadyAccount, steadyAddress } from "./bench/call-steadily.ts";
import { createCaller } from "./bench/callers.ts";
import { listFastPathRows, reportFastPath } from "./bench/fast-path.ts";
import { listAdjacent, listFilteredRoles } from "./bench/grown-calls.ts";
import { measureGrowth } from "./bench/growth.ts";
import { describeHeap, measureHeap } from "./bench/heap.ts";
import { describeRunOf, readCommittedRun, writeRun } from "./bench/last-run.ts";
import { type Generator, startGenerator } from "./bench/load/generator.ts";
import { measure } from "./bench/measure.ts";
import { listInvalid, listMisses } from "./bench/misses.ts";
import { type Options, readOptions } from "./bench/options.ts";
import { keepPagesSection } from "./bench/pages/section.ts";
import { describeProfile, profile } from "./bench/profile.ts";
import { describeRun, reportPage, reportSteady } from "./bench/report.ts";
import { reportChange } from "./bench/report-change.ts";
import { listGrowthMisses, reportGrowth } from "./bench/report-growth.ts";
import { reportLoad } from "./bench/report-load.ts";
import { pathsOf, type Row } from "./bench/row.ts";
import { calculateName, isQuick, listRows, rolesName, searchName } from "./bench/rows.ts";
import { warm } from "./bench/warm.ts";
import { isDrawn, type ServiceName, sharingIsolates } from "./bench/workerd-config.ts";
import { keepAgentsSection } from "./eval-agents/report.ts";
import { runCommand } from "./local/command.ts";
import { CommandFailed, UsageError } from "./local/failure.ts";
import { projectRoot } from "./local/places.ts";
import { freePort } from "./local/port.ts";

await runCommand(async () => {
  const options = readOptions();
  const { names, quick, profiled, heap, fastPath } = options;
  const inspectorPorts =
    profiled || heap ? { service: await freePort(), drawn: await freePort() } : undefined;
  const service = await startBenchService({ whole: !quick && !fastPath, inspectorPorts });
  const generator = startGenerator();
  try {
    const busy = await createCaller(service.db, "busy", true);
    const getFrom = async (worker: ServiceName, path: string): Promise<unknown> => {
      const url = `http://127.0.0.1:${service.port(worker)}${path}`;
      const response = await fetch(url, { headers: { authorization: `Bearer ${busy.key}` } });
      const text = await response.text();
      if (!response.ok) throw new CommandFailed(`${path} returned ${response.status}: ${text}`);
      return (JSON.parse(text) as { data: unknown }).data;
    };
    const get = (path: string) => getFrom("service", path);
    const run = { ...options, measuredMs: options.seconds * 1000 };
    if (fastPath) {
      const rows = await listFastPathRows(service, busy);
      return console.log(reportFastPath(await measure(service, generator, rows, run)));
    }
    const all = await listRows(service, busy, { whole: !quick, get });
    const rows = choose(quick ? all.filter(isQuick) : all, names);
    await warm(service.port("service"), rows, busy);
    if (inspectorPorts) {
      const inspected = inspectRow(service, generator, rows[0], options, inspectorPorts);
      if (heap) return console.log(describeHeap(await inspected.measureHeap()));
      return console.log(describeProfile(await inspected.profile()));
    }

    const paths = async (name: string, count: number) => {
      const row = all.find((row) => row.name === name);
      return row ? pathsOf(row, 0, count) : [];
    };
    const steadily = async () => {
      if (quick) return [];
      const [path = "/"] = await paths(calculateName, 1);
      const call = { path, seconds: options.steadySeconds };
      for (const isolate of sharingIsolates) await getFrom(isolate, path);
      const [alone, shared] = await Promise.all([
        createCaller(service.db, "alone", false),
        createCaller(service.db, "shared", false),
      ]);
      const rolesCall = { ...call, path: (await paths(rolesName, 1))[0] ?? "/" };
      return Promise.all(
        [
          steadyAccount(alone, ["first"], 0.1, call),
          steadyAccount(shared, sharingIsolates, 0.2, call),
          steadyAddress("first", rolesCall),
        ].map((caller) => callSteadily(service, caller)),
      );
    };
    const [measured, steady] = await Promise.all([
      measure(service, generator, rows, run),
      steadily(),
    ]);
    // Last, because it changes the data that all other rows read.
    const growth = options.growth
      ? await measureGrowth(service, generator, busy, {
          calculate: await paths(calculateName, 1_000),
          search: await paths(searchName, 20_000),
          roles: [...(await paths(rolesName, 1)), ...listFilteredRoles()],
          adjacent: await listAdjacent(service.db),
        })
      : [];

    const today = new Date().toISOString().slice(0, 10);
    const found = describeRunOf(today, measured);
    console.log(
      [
        describeRun(run, measured),
        reportLoad(measured),
        reportChange(found, readCommittedRun()),
        ...(steady.length > 0 ? [reportSteady(steady)] : []),
        ...(options.growth ? [reportGrowth(growth)] : []),
      ].join("\n\n"),
    );
    const invalid = listInvalid(measured);
    if (invalid.length > 0) throw new CommandFailed(`Invalid: ${invalid.join("\n\n")}`);
    if (quick) return;
    if (names.length === 0) {
      mkdirSync(join(projectRoot, "docs"), { recursive: true });
      const page = reportPage(today, run, { measured, steady, growth });
      const file = join(projectRoot, "docs/benchmarks.md");
      const earlier = existsSync(file) ? readFileSync(file, "utf8") : "";
      writeFileSync(file, keepAgentsSection(keepPagesSection(page, earlier), earlier));
      writeRun(found);
    }
    const misses = [...listMisses(measured, steady), ...listGrowthMisses(growth)];
    if (misses.length > 0) throw new CommandFailed(`Missed: ${misses.join("; ")}.`);
  } finally {
    generator.stop();
    await service.stop();
  }
});

/** @throws {UsageError} if no row has one of the names. */
function choose(rows: readonly Row[], names: readonly string[]): readonly [Row, ...Row[]] {
  const [first, ...others] = rows.filter(
    (row) => names.length === 0 || names.some((name) => row.name.includes(name)),
  );
  if (!first) throw new UsageError(`No row has one of these names: ${names.join(", ")}.`);
  return [first, ...others];
}

/** Makes calls of a row again and again, with the inspector attached to the isolate. */
function inspectRow(
  service: BenchService,
  generator: Generator,
  row: Row,
  { connections, seconds, rounds }: Options,
  inspectorPorts: { service: number; drawn: number },
) {
  const worker = row.worker && isDrawn(row.worker) ? row.worker : "service";
  const job = { connections, warmUpMs: 500, measuredMs: seconds * 1000, ...row.load };
  const port = service.port(worker);
  const once = row.drawn !== undefined;
  let made = 0;
  const work = async () => {
    const paths = await pathsOf(row, made, 100_000);
    made += (await generator.run({ ...job, paths, once, port, offset: once ? 0 : made })).sent;
    return made;
  };
  const inspectorPort = isDrawn(worker) ? inspectorPorts.drawn : inspectorPorts.service;
  return {
    async profile() {
      await work();
      return profile(inspectorPort, worker, work);
    },
    measureHeap: () => measureHeap(inspectorPort, worker, rounds, work),
  };
}
