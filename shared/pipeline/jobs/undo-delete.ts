import { exists } from "drizzle-orm";
import { heldDeletes } from "#schema/pipeline.ts";
import { ApiError } from "#shared/core/errors.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { WriteContext } from "../records/context.ts";
import { selectHeld, whereHeld } from "./hold-delete.ts";

/**
 * Takes back the held delete of a job.
 *
 * @throws ApiError `record_not_found` if none is held, because it was written already or never held.
 */
export async function undoDelete(context: WriteContext, jobId: string): Promise<{ jobId: string }> {
  const find = selectHeld(context, jobId);
  const [held] = await find;
  if (!held) {
    throw new ApiError("record_not_found", {
      message: "The delete of this job is not held: it may have been written already.",
      param: "id",
      clarification: "Is the job still in the list?",
    });
  }
  context.write(
    assertInBatch(exists(find)),
    statement.delete(heldDeletes).where(whereHeld(context, jobId)),
  );
  return { jobId };
}
