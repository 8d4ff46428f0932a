/**
 * What the pipeline ought to answer: one account in memory, everything computed
 * from lists of what happened, as plainly as possible and with none of the
 * project's own code.
 */
import type { Operation, OperationName, Outcome } from "../pipeline-operations.ts";
import { calendarOperations } from "./calendar.ts";
import { contactOperations } from "./contacts.ts";
import { jobOperations } from "./jobs.ts";
import { type Answered, type Given, PipelineState, Refused } from "./state.ts";
import { suggestionsOf } from "./suggestions.ts";
import { summaryOf } from "./summary.ts";

const operations: Record<OperationName, (state: PipelineState, given: Given) => Answered> = {
  ...jobOperations,
  ...contactOperations,
  ...calendarOperations,
  summary: (state, { now }) => ({ data: summaryOf(state, now) }),
  suggestions: (state, { now }) => ({ data: { suggestions: suggestionsOf(state, now) } }),
};

export class PipelineModel {
  readonly state = new PipelineState();

  /** @param newId the id that the service gave to what the operation made. */
  answer(operation: Operation, now: number, newId: string): Outcome {
    const { name, id = "", query = {}, body = {}, version } = operation;
    const check = (record: { version: number }) => {
      if (version !== undefined && version !== record.version) {
        throw new Refused("PRECONDITION_FAILED");
      }
    };
    const given = { id, query, body: body as Given["body"], check, now, newId };
    try {
      return { ok: true, ...operations[name](this.state, given) };
    } catch (error) {
      if (error instanceof Refused) return { ok: false, code: error.message };
      throw error;
    }
  }
}
