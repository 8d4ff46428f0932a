/** The Job Pipeline API, for an account with few jobs and for one with many. */
import type { Database } from "../../shared/db/client.ts";
import { createPipelineCaller } from "./callers.ts";
import { fillPipeline } from "./fill-pipeline.ts";
import { authorization, created, ok, type Row, writers } from "./row.ts";

const sizes = [100, 10_000] as const;
const jobs = "/api/mcp/jobs";
const newJob = { company: "Acme", title: "Data Engineer", status: "saved" };

/** Maximum latency with a hundred times the jobs, as a multiple. */
const maxTimes = 2;

export async function listPipelineRows(db: Database): Promise<Row[]> {
  const accounts = await Promise.all(sizes.map((size) => createAccount(db, size)));
  const calls: {
    name: string;
    load(at: number): Pick<Row["load"], "paths" | "post" | "connections">;
  }[] = [
    { name: "list jobs", load: () => ({ paths: [jobs, `${jobs}?status=offer`] }) },
    {
      name: "read a job",
      load: (at) => ({ paths: accounts[at]?.ids.slice(0, 100).map((id) => `${jobs}/${id}`) ?? [] }),
    },
    // The first word is in every job.
    {
      name: "search jobs by two words, one found",
      load: (at) => ({ paths: lastNumbers(sizes[at] ?? 0).map((n) => `${jobs}?q=position+${n}`) }),
    },
    { name: "pipeline summary", load: () => ({ paths: ["/api/mcp/pipeline"] }) },
    // Last, and with a separate account, because it changes the number of jobs.
    {
      name: `create a job, ${writers} at once`,
      load: () => ({ paths: [jobs], post: JSON.stringify(newJob), connections: writers }),
    },
  ];
  return calls.flatMap(({ name, load }) =>
    sizes.map((size, at): Row => {
      const own = load(at);
      const account = accounts[at];
      const token = own.post === undefined ? account?.reader : account?.writer;
      const label = (jobs: number) => `${name}, ${jobs.toLocaleString("en-US")} jobs`;
      return {
        name: label(size),
        target: null,
        ...(at > 0 && own.post === undefined
          ? { atMost: { times: maxTimes, of: label(sizes[0]) } }
          : {}),
        load: {
          ...own,
          headers: authorization(token ?? ""),
          expected: own.post === undefined ? ok : created,
        },
        warm: own.post === undefined,
      };
    }),
  );
}

/** None of them is the beginning of another job's number. */
function lastNumbers(jobs: number): number[] {
  return Array.from({ length: 50 }, (_, back) => jobs - 1 - back);
}

async function createAccount(db: Database, size: number) {
  const [reader, writer] = await Promise.all([
    createPipelineCaller(db, `reader-${size}`),
    createPipelineCaller(db, `writer-${size}`),
  ]);
  const ids = await fillPipeline(db, reader.accountId, size);
  await fillPipeline(db, writer.accountId, size);
  return { reader: reader.token, writer: writer.token, ids };
}
