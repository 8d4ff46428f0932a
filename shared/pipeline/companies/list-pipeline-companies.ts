import { and, asc, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import type { Status } from "#schema/job-statuses.ts";
import { jobs } from "#schema/pipeline.ts";
import { cursorError, pageSource } from "#shared/contract/paging.ts";
import { fromBase64Url, toBase64Url } from "#shared/core/bytes/base64.ts";
import { readCursor, writeCursor } from "#shared/core/cursor.ts";
import { fitResponse } from "#shared/db/fit-response.ts";
import { furthestStage } from "../funnel/furthest-stage.ts";
import { companyKey } from "../records/company-key.ts";
import type { ReadContext } from "../records/context.ts";
import { answeredAt } from "./answered-at.ts";
import { openFilings } from "./filings.ts";
import type { CompanyMemoryQuery } from "./pipeline-companies.request.ts";
import type { CompanyMemoryPage } from "./pipeline-companies.response.ts";
import { type RememberedJob, summarizeMemory } from "./summarize-memory.ts";

/** Jobs of one query. */
const chunkSize = 2_000;

/**
 * A page of the employers in the caller's pipeline, in the order of their names: what was applied
 * for, how they answered, and what they have filed.
 *
 * @throws ApiError `parameter_missing` if the cursor is not of this list.
 */
export async function listPipelineCompanies(
  context: ReadContext,
  { company, limit, cursor }: CompanyMemoryQuery,
): Promise<CompanyMemoryPage> {
  const list = ["companies", company];
  const after = readCompany(list, cursor);
  const only = company === undefined ? undefined : companyKey(company);
  const { keys, total } = await readKeys(context, { after, only, limit: limit + 1 });
  const page = keys.slice(0, limit);
  const [first, last] = [page[0], page.at(-1)];
  if (first === undefined || last === undefined) return { companies: [], total, nextCursor: null };
  const byCompany = await readJobs(context, first, last);
  const filingsOf = await openFilings(context);
  return {
    companies: page.map((key) => ({
      ...summarizeMemory(byCompany.get(key) ?? [], context.now),
      filings: filingsOf(key),
    })),
    total,
    nextCursor: keys.length > limit ? writeCompany(list, last) : null,
  };
}

/** The companies of a page, and how many there are. */
async function readKeys(
  { db, caller }: ReadContext,
  { after, only, limit }: { after: string | undefined; only: string | undefined; limit: number },
): Promise<{ keys: string[]; total: number }> {
  const own = and(
    eq(jobs.userId, caller.accountId),
    only === undefined ? undefined : eq(jobs.companyKey, only),
  );
  const all = db.selectDistinct({ key: jobs.companyKey }).from(jobs).where(own).as("every");
  const [keys, [counted]] = await db.batch([
    db
      .selectDistinct({ key: jobs.companyKey })
      .from(jobs)
      .where(and(own, after === undefined ? undefined : gt(jobs.companyKey, after)))
      .orderBy(asc(jobs.companyKey))
      .limit(limit),
    db.select({ total: sql<number>`count(*)`.mapWith(Number) }).from(all),
  ]);
  return { keys: keys.map(({ key }) => key), total: counted?.total ?? 0 };
}

type CompactJob = [
  ...[key: string, id: string, company: string, title: string, status: Status],
  ...[createdAt: number, appliedAt: number | null, respondedAt: number | null],
  ...[answeredAt: number | null, furthest: number],
];

/** The jobs of all companies from the first to the last, by company, as they were added. */
async function readJobs(
  context: ReadContext,
  first: string,
  last: string,
): Promise<Map<string, RememberedJob[]>> {
  const byCompany = new Map<string, RememberedJob[]>();
  let after = sql`(${first}, -1, '')`;
  for (;;) {
    const { rows, isWhole } = await readChunk(context, after, last);
    for (const [key, id, company, title, status, createdAt, ...times] of rows) {
      const [appliedAt, respondedAt, answeredAt, furthest] = times;
      const known = byCompany.get(key) ?? [];
      byCompany.set(key, known);
      known.push({
        ...{ id, company, title, status, createdAt },
        ...{ appliedAt, respondedAt, answeredAt, furthest },
      });
    }
    const end = rows.at(-1);
    if (isWhole || !end) return byCompany;
    after = sql`(${end[0]}, ${end[5]}, ${end[1]})`;
  }
}

async function readChunk(
  { db, caller }: ReadContext,
  after: SQL,
  last: string,
): Promise<{ rows: CompactJob[]; isWhole: boolean }> {
  const { found, limit } = await fitResponse(chunkSize, (limit) => {
    const chunk = db
      .select({
        job: sql`json_array(
          ${jobs.companyKey}, ${jobs.id}, ${jobs.company}, ${jobs.title}, ${jobs.status},
          ${jobs.createdAt}, ${jobs.appliedAt}, ${jobs.respondedAt}, ${answeredAt()}, ${furthestStage}
        )`.as("job"),
      })
      .from(jobs)
      .where(
        and(
          eq(jobs.userId, caller.accountId),
          sql`(${jobs.companyKey}, ${jobs.createdAt}, ${jobs.id}) > ${after}`,
          lte(jobs.companyKey, last),
        ),
      )
      .orderBy(asc(jobs.companyKey), asc(jobs.createdAt), asc(jobs.id))
      .limit(limit)
      .as("chunk");
    // One row of JSON instead of thousands, which the driver would take apart one by one.
    const rows = sql<CompactJob[]>`json_group_array(json(${chunk.job}))`;
    return db.select({ rows: rows.mapWith((text: string) => JSON.parse(text)) }).from(chunk);
  });
  const rows = found[0]?.rows ?? [];
  return { rows, isWhole: rows.length < limit };
}

/** Writes the cursor after a company, by its key. */
function writeCompany(list: readonly unknown[], key: string): string {
  return writeCursor(JSON.stringify(list), toBase64Url(new TextEncoder().encode(key)));
}

/** @throws ApiError `parameter_missing` if the cursor is malformed or of another list. */
function readCompany(list: readonly unknown[], cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const read = readCursor(JSON.stringify(list), cursor);
  const bytes = "slug" in read ? fromBase64Url(read.slug) : null;
  if (bytes) return new TextDecoder().decode(bytes);
  throw cursorError("cursor", "fault" in read ? read.fault : "garbled", {
    source: pageSource,
    // Before the key of every company.
    example: { cursor: writeCompany(list, "\u0001"), returns: "the first page" },
  });
}
