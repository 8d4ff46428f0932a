import type { Job } from "../../generated/models.ts";
import { jobStatuses } from "../../generated/values.ts";
import { type Command, formatOptions, type Invocation, tokenOptions } from "../command.ts";
import { UsageError } from "../failures.ts";
import { type Dates, datesFor } from "../output/dates.ts";
import { plain } from "../output/plain.ts";
import type { ListColumn } from "../output/table.ts";
import { pipelineClient, print, type Terminal } from "../terminal.ts";
import { pick } from "./levels.ts";
import { isPatient, listOptions, listRows, pageSizeOf } from "./list-rows.ts";

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
  throw new UsageError(
    `--status cannot be ${JSON.stringify(text)}. Allowed: ${jobStatuses.join(", ")}.`,
    "jobs list",
  );
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
    notes: { value: "TEXT", description: "notes" },
    json: formatOptions.json,
    ...tokenOptions,
  },
  examples: [
    'jobs add Acme "Data Engineer" --status applied',
    "jobs add --from https://boards.greenhouse.io/acme/jobs/123",
  ],
  async run(invocation, terminal) {
    const { from, link, location, notes } = invocation.values;
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
    const { data } = await jobs.create(
      {
        company,
        title,
        status: status.status ?? "saved",
        ...(link === undefined ? {} : { url: link }),
        ...(location === undefined ? {} : { location }),
        ...(notes === undefined ? {} : { notes }),
      },
      options,
    );
    showJob(data, invocation, terminal);
  },
};

/** `jobs move ID STATUS` */
export const moveJob: Command = {
  name: "jobs move",
  summary: "Change the status of a job",
  credential: "token",
  operands: [
    { name: "ID", description: "the id of the job, from jobs list" },
    { name: "STATUS", choices: jobStatuses, description: "the new status" },
  ],
  options: { json: formatOptions.json, ...tokenOptions },
  examples: ["jobs move job_4fT0bJ9qWm2XcR7d interviewing"],
  async run(invocation, terminal) {
    const [id = "", given] = invocation.operands;
    const { status = "saved" } = pick("status", given, jobStatuses);
    const { data } = await pipelineClient(invocation, terminal).jobs.updateStatus(
      id,
      { status },
      { signal: terminal.signal },
    );
    showJob(data, invocation, terminal);
  },
};

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
