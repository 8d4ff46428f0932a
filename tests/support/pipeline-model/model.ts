/**
 * A reference model of the pipeline: one account in memory. Everything is computed from lists
 * of what happened, as simply as possible and without any of the project's code.
 */
import type { Operation, OperationName, Outcome } from "../pipeline-operations.ts";
import { calendarOperations } from "./calendar.ts";
import { contactOperations } from "./contacts.ts";
import { jobOperations } from "./jobs.ts";
import { type Given, PipelineState, Rejected, type Result } from "./state.ts";
import { summaryOf } from "./summary.ts";

/** Suggestions have examples of their own. */
type Modeled = Exclude<OperationName, "suggestions">;

const operations: Record<Modeled, (state: PipelineState, given: Given) => Result> = {
  ...jobOperations,
  ...contactOperations,
  ...calendarOperations,
  summary: (state, { now }) => ({ data: summaryOf(state, now) }),
};

export class PipelineModel {
  readonly state = new PipelineState();

  /** @param newId the id that the service assigned to the new record, if any. */
  run(operation: Operation, now: number, newId: string): Outcome {
    const { name, id = "", query = {}, body = {}, version } = operation;
    const check = (record: { version: number }) => {
      if (version !== undefined && version !== record.version) {
        throw new Rejected("PRECONDITION_FAILED");
      }
    };
    const given = { id, query, body: body as Given["body"], check, now, newId };
    try {
      return { ok: true, ...operations[name as Modeled](this.state, given) };
    } catch (error) {
      if (error instanceof Rejected) return { ok: false, code: error.message };
      throw error;
    }
  }
}
