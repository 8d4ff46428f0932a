import { jobStatuses, jobStatusMoves, jobs } from "../../schema/pipeline.ts";
import { newId } from "../../shared/core/ids.ts";
import type { Database } from "../../shared/db/client.ts";
import { statement, writeAtomically } from "../../shared/db/transaction.ts";
import { companyKey } from "../../shared/pipeline/company-key.ts";
import { indexWords } from "../../shared/pipeline/search/index-words.ts";

const rowsOfWrite = 200;
const hourMs = 3_600_000;

/** Gives an account so many jobs, in every status, an hour apart. @returns the ids. */
export async function fillPipeline(db: Database, userId: string, count: number): Promise<string[]> {
  const now = Date.now();
  const rows = Array.from({ length: count }, (_, number) => {
    const company = `Company ${number % 97}`;
    const at = now - (number + 1) * hourMs;
    return {
      userId,
      id: newId("job"),
      company,
      companyKey: companyKey(company),
      title: `Position ${number}`,
      location: null,
      notes: null,
      status: jobStatuses[number % jobStatuses.length] ?? "saved",
      currency: "USD",
      statusChangedAt: at,
      quietSince: at,
      createdAt: at,
      updatedAt: at,
      version: 1,
    };
  });
  for (let start = 0; start < count; start += rowsOfWrite) {
    const part = rows.slice(start, start + rowsOfWrite);
    const moves = part.map(({ id, status, createdAt }) => ({
      userId,
      jobId: id,
      position: 1,
      status,
      changedAt: createdAt,
    }));
    await writeAtomically(db, async (write) => {
      write(statement.insert(jobs).values(part), statement.insert(jobStatusMoves).values(moves));
      write(...indexWords(userId, "job", part));
    });
  }
  return rows.map(({ id }) => id);
}
