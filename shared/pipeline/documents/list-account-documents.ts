import { and, asc, eq, gt } from "drizzle-orm";
import { documents } from "#schema/documents.ts";
import { jobs } from "#schema/pipeline.ts";
import type { ReadContext } from "../records/context.ts";
import type { DocumentRow } from "./document-record.ts";

export interface AccountDocument {
  document: DocumentRow;
  company: string;
}

const atATime = 500;

/** All documents of the caller, in parts. */
export async function* listAccountDocuments({
  db,
  caller,
}: ReadContext): AsyncGenerator<AccountDocument[]> {
  const own = eq(documents.userId, caller.accountId);
  for (let after = ""; ; ) {
    const found = await db
      .select({ document: documents, company: jobs.company })
      .from(documents)
      .innerJoin(jobs, and(eq(jobs.userId, documents.userId), eq(jobs.id, documents.jobId)))
      .where(and(own, gt(documents.id, after)))
      .orderBy(asc(documents.id))
      .limit(atATime);
    if (found.length > 0) yield found;
    if (found.length < atATime) return;
    after = found.at(-1)?.document.id ?? "";
  }
}

export async function hasDocuments({ db, caller }: ReadContext): Promise<boolean> {
  const own = eq(documents.userId, caller.accountId);
  const found = await db.select({ id: documents.id }).from(documents).where(own).limit(1);
  return found.length > 0;
}
