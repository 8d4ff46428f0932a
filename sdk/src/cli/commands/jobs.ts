import type { ImportReport, Job } from "../../generated/models.ts";
import { jobStatuses } from "../../generated/values.ts";
import { type Command, formatOptions, type Invocation, tokenOptions } from "../command.ts";
import { CommandFailed, UsageError } from "../failures.ts";
import { nearest } from "../nearest.ts";
import { type Dates, datesFor } from "../output/dates.ts";
import { plain } from "../output/plain.ts";
import type { ListColumn } from "../output/table.ts";
import { align, widthOf } from "../output/wrap.ts";
import { pipelineClient, print, remark, styleOf, type Terminal } from "../terminal.ts";
import { parsePay, saidPeriod } from "../typed-pay.ts";
import { findJob } from "./find-job.ts";
import { pick } from "./levels.ts";
import { isPatient, listOptions, listRows, pageSizeOf } from "./list-rows.ts";
import { readInput } from "./read-input.ts";

const jobOperand = {
  name: "JOB",
  description: "its id, or words of its company and title that only it has",
} as const;

/** The kinds of activity that people log; the service logs the others. */
const activityTypes = ["note", "call", "email", "meeting", "interview", "follow_up"] as const;

const columnsOf = ({ dayOf }: Dates): readonly ListColumn<Job>[] => [
  { name: "id", heading: "Id", value: ({ id }) => id, whole: true },
  { name: "status", heading: "Status", value: ({ status }) => status, whole: true },
  { name: "company", heading: "Company", value: ({ company }) => company },
  { name: "title", heading: "Title", value: ({ title }) => title },
  { name: "location", heading: "Place", value: ({ location }) => location, spare: true },
  {
    name: "updatedAt",
    heading: "Changed",
    value: ({ updatedAt }) => updatedAt,
    show: ({ updatedAt }) => dayOf(updatedAt),
    whole: true,
  },
];

/** `jobs list` */
export const listJobs: Command = {
  name: "jobs list",
  summary: "List the jobs of a job search",
  credential: "token",
  operands: [],
  options: {
    status: { value: "STATUSES", description: `one or more of ${jobStatuses.join(", ")}` },
    company: { value: "NAME", description: "the jobs of one company" },
    search: { value: "WORDS", description: "words of the company, title, location or notes" },
    ...listOptions,
    ...formatOptions,
    ...tokenOptions,
  },
  examples: ["jobs list --status applied,interviewing", "jobs list --all --csv > jobs.csv"],
  run: (invocation, terminal) =>
    listRows(
      { name: "jobs", columns: columnsOf(datesFor(terminal.env)) },
      invocation,
      terminal,
      (onRetry) =>
        pipelineClient(invocation, terminal, { patient: isPatient(invocation), onRetry }).jobs.list(
          { limit: pageSizeOf(invocation), ...filters(invocation) },
          { signal: terminal.signal },
        ),
    ),
};

function filters({ values }: Invocation) {
  const { status, company, search } = values;
  return {
    ...(status === undefined ? {} : { status: status.split(",").map(checkStatus) }),
    ...(company === undefined ? {} : { company }),
    ...(search === undefined ? {} : { q: search }),
  };
}

function checkStatus(text: string): Job["status"] {
  const found = jobStatuses.find((status) => status === text.trim());
  if (found) return found;
  const near = nearest(text, jobStatuses);
  throw new UsageError(
    `--status cannot be ${JSON.stringify(text)}. ${near ? `Did you mean ${near}? ` : ""}Allowed: ${jobStatuses.join(", ")}.`,
    "jobs list",
  );
}

/** `jobs show JOB` */
export const showOneJob: Command = {
  name: "jobs show",
  summary: "Show a job, with what happened to it",
  credential: "token",
  operands: [jobOperand],
  options: { json: formatOptions.json, ...tokenOptions },
  examples: ["jobs show acme", "jobs show job_4fT0bJ9qWm2XcR7d --json"],
  async run(invocation, terminal) {
    const { jobs } = pipelineClient(invocation, terminal);
    const id = await findJob(jobs, invocation.operands[0] ?? "", terminal);
    const { data } = await jobs.get(id, { signal: terminal.signal });
    if (invocation.switches.has("json")) {
      print(terminal, JSON.stringify(data, null, 2));
      return;
    }
    const { dayOf } = datesFor(terminal.env);
    const { bold } = styleOf(terminal);
    const facts: [string, string][] = [
      ["Id", data.id],
      ["Status", `${data.status}, since ${dayOf(data.statusChangedAt)}`],
      ...optional("Place", data.location),
      ...optional("Pay", payOf(data)),
      ...optional("Link", data.url),
      ...optional("Next round", nextRound(data, dayOf)),
      ...optional("Notes", data.notes),
    ];
    const history = data.statusHistory.map(({ status, changedAt }): [string, string] => [
      dayOf(changedAt),
      status,
    ]);
    const width = widthOf(terminal.stdout);
    print(
      terminal,
      [
        bold(plain(`${data.title} at ${data.company}`)),
        "",
        ...align(facts, width).map(plain),
        "",
        ...align(history, width).map(plain),
      ].join("\n"),
    );
  },
};

function optional(name: string, text: string | null): [string, string][] {
  return text === null || text === "" ? [] : [[name, text]];
}

function payOf({ salaryMin, salaryMax, salaryPeriod, currency }: Job): string | null {
  const amounts = [salaryMin, salaryMax].filter((one) => one !== null);
  if (amounts.length === 0) return null;
  const shown = [...new Set(amounts.map((one) => one.toLocaleString("en-US")))];
  const range =
    currency === "USD" ? `$${shown.join(" to $")}` : `${shown.join(" to ")} ${currency}`;
  return `${range} ${salaryPeriod === "hourly" ? "an hour" : "a year"}`;
}

function nextRound({ rounds }: Job, dayOf: (instant: string) => string): string | null {
  const [next] = rounds
    .flatMap(({ at, kind }) => (at === null ? [] : [{ at, kind }]))
    .filter(({ at }) => Date.parse(at) > Date.now())
    .sort((a, b) => a.at.localeCompare(b.at));
  return next ? `${next.kind.replaceAll("_", " ")} on ${dayOf(next.at)}` : null;
}

/** `jobs add COMPANY TITLE`, or from a link */
export const addJob: Command = {
  name: "jobs add",
  summary: "Add a job, by company and title or from the link of its posting",
  credential: "token",
  operands: [
    { name: "COMPANY", description: "the employer; none with --from", optional: true },
    { name: "TITLE", description: "the title of the job; none with --from", optional: true },
  ],
  options: {
    from: { value: "URL", description: "reads company, title, place and pay from a posting" },
    status: { value: "STATUS", choices: jobStatuses, description: "saved if it is not given" },
    link: { value: "URL", description: "the link of the job" },
    location: { value: "PLACE", description: "where it is" },
    min: { value: "AMOUNT", description: "the least that it pays, such as 90k" },
    max: { value: "AMOUNT", description: "the most that it pays" },
    hourly: { description: "the amounts are for an hour" },
    notes: { value: "TEXT", description: "notes" },
    json: formatOptions.json,
    ...tokenOptions,
  },
  examples: [
    'jobs add Acme "Data Engineer" --status applied',
    'jobs add Acme "Data Engineer" --location Tampa --min 95k --max 120k',
    "jobs add --from https://boards.greenhouse.io/acme/jobs/123",
  ],
  async run(invocation, terminal) {
    const { from, link, location, notes, min, max } = invocation.values;
    const [company, title] = invocation.operands;
    const { jobs } = pipelineClient(invocation, terminal);
    const status = pick("status", invocation.values.status, jobStatuses);
    const options = { signal: terminal.signal };
    if (from !== undefined && company === undefined) {
      const { data } = await jobs.createFromUrl({ url: from, ...status }, options);
      showJob(data, invocation, terminal);
      return;
    }
    if (from !== undefined || company === undefined || title === undefined) {
      throw new UsageError("Give COMPANY and TITLE, or --from alone.", "jobs add");
    }
    const low = min === undefined ? null : parsePay(min, "min");
    const high = max === undefined ? null : parsePay(max, "max");
    const period = saidPeriod([low, high], invocation.switches.has("hourly"));
    const { data } = await jobs.create(
      {
        company,
        title,
        status: status.status ?? "saved",
        ...(link === undefined ? {} : { url: link }),
        ...(location === undefined ? {} : { location }),
        ...(notes === undefined ? {} : { notes }),
        ...(low && { salaryMin: low.min }),
        ...(high && { salaryMax: high.max }),
        ...(period && { salaryPeriod: period }),
      },
      options,
    );
    showJob(data, invocation, terminal);
  },
};

/** `jobs move JOB STATUS` */
export const moveJob: Command = {
  name: "jobs move",
  summary: "Change the status of a job",
  credential: "token",
  operands: [jobOperand, { name: "STATUS", choices: jobStatuses, description: "the new status" }],
  options: { json: formatOptions.json, ...tokenOptions },
  examples: ["jobs move acme interviewing", "jobs move job_4fT0bJ9qWm2XcR7d offer"],
  async run(invocation, terminal) {
    const [words = "", given] = invocation.operands;
    const { status = "saved" } = pick("status", given, jobStatuses);
    const { jobs } = pipelineClient(invocation, terminal);
    const id = await findJob(jobs, words, terminal);
    const { data } = await jobs.updateStatus(id, { status }, { signal: terminal.signal });
    showJob(data, invocation, terminal);
  },
};

/** `jobs note JOB TEXT` */
export const noteJob: Command = {
  name: "jobs note",
  summary: "Add a note to what happened to a job",
  credential: "token",
  operands: [jobOperand, { name: "TEXT", description: "the note" }],
  options: {
    type: {
      value: "TYPE",
      choices: activityTypes,
      fallback: "note",
      description: "what it was; a note if it is not given",
    },
    json: formatOptions.json,
    ...tokenOptions,
  },
  examples: [
    'jobs note acme "Maria says they decide on Friday"',
    'jobs note acme "Talked to the recruiter" --type call',
  ],
  async run(invocation, terminal) {
    const [words = "", notes = ""] = invocation.operands;
    const { jobs, activities } = pipelineClient(invocation, terminal);
    const jobId = await findJob(jobs, words, terminal);
    const { type = "note" } = pick("type", invocation.values.type, activityTypes);
    const { data } = await activities.create({ type, jobId, notes }, { signal: terminal.signal });
    if (invocation.switches.has("json")) print(terminal, JSON.stringify(data, null, 2));
    else print(terminal, plain(`${data.id}  noted for ${jobId}: ${notes}`));
  },
};

/** `jobs import FILE` */
export const importJobs: Command = {
  name: "jobs import",
  summary: "Add jobs from a file: a table as CSV, or an export as JSON",
  credential: "token",
  operands: [{ name: "FILE", description: "the file; - reads from standard input" }],
  options: {
    "dry-run": { description: "only says what would be added, and what is wrong" },
    columns: {
      value: "JSON",
      description:
        'what the columns of a table are, such as {"Firm":"company"}; else by their names',
    },
    json: formatOptions.json,
    ...tokenOptions,
  },
  examples: ["jobs import jobs.csv --dry-run", "jobs import export.json"],
  async run(invocation, terminal) {
    const [file = ""] = invocation.operands;
    const { columns } = invocation.values;
    const text = await readInput(file, terminal);
    const isTable = !/^\s*\{/.test(text);
    const body = isTable ? text : parseJson(text, file);
    const dryRun = invocation.switches.has("dry-run");
    const { account } = pipelineClient(invocation, terminal, { patient: true });
    const { data } = await account.import(
      body as string,
      {
        ...(dryRun ? { dryRun } : {}),
        ...(columns === undefined ? (isTable ? { columns: "auto" } : {}) : { columns }),
      },
      { signal: terminal.signal, timeoutMs: 120_000 },
    );
    if (invocation.switches.has("json")) print(terminal, JSON.stringify(data, null, 2));
    else showImport(data, terminal);
    if (!data.valid) throw new CommandFailed("Nothing was added: correct the rows above.");
  },
};

function parseJson(text: string, file: string): object {
  try {
    return JSON.parse(text) as object;
  } catch (error) {
    throw new CommandFailed(
      `${file} is no valid JSON: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** How many rows with faults are shown. */
const maxFaults = 20;

function showImport(report: ImportReport, terminal: Terminal): void {
  const { dryRun, valid, rows = [], columns = [] } = report;
  const ignored = columns.filter(({ field }) => field === null).map(({ column }) => column);
  if (ignored.length > 0)
    remark(terminal, plain(`Not read: ${ignored.join(", ")}. --columns says what they are.`));
  const faulty = rows.filter((row) => !row.valid);
  for (const { row, problems } of faulty.slice(0, maxFaults)) {
    for (const { field, message } of problems) {
      print(terminal, plain(`Row ${row}: ${field}: ${message}`));
    }
  }
  if (faulty.length > maxFaults) remark(terminal, `${faulty.length - maxFaults} more rows.`);
  if (!valid) return;
  const counts = [
    [report.jobs, "job", "jobs"],
    [report.contacts, "contact", "contacts"],
    [report.activities, "activity", "activities"],
    [report.events, "event", "events"],
    [report.moodCheckins, "mood", "moods"],
  ] as const;
  const named = counts
    .filter(([count], at) => count > 0 || at === 0)
    .map(([count, one, many]) => `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`);
  print(terminal, `${dryRun ? "Would add" : "Added"} ${named.join(", ")}.`);
}

function showJob(
  job: Pick<Job, "id" | "title" | "company" | "status">,
  { switches }: Invocation,
  terminal: Terminal,
): void {
  const text = switches.has("json")
    ? JSON.stringify(job, null, 2)
    : plain(`${job.id}  ${job.title} at ${job.company}: ${job.status}`);
  print(terminal, text);
}
