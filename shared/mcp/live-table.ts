import { deleted } from "#shared/contract/words.ts";
import * as activityWords from "#shared/pipeline/activities/activity-words.ts";
import * as eventWords from "#shared/pipeline/calendar/event-words.ts";
import * as jobWords from "#shared/pipeline/jobs/job-words.ts";
import { activityDeletion, calendarEventDeletion } from "./questions/deletions.ts";
import type { FieldRule } from "./select-fields.ts";
import type { ToolRow } from "./tool-row.ts";
import { toolTable } from "./tool-table.ts";
import { traceRow } from "./trace-row.ts";
import { sayPosting } from "./words/salary-words.ts";

const record: FieldRule = { always: ["id"], shortens: true };
const changed = ["id"];

/**
 * The tools of the Job Pipeline API's server by name: those of the manifest, and further ones, of which
 * each is short because an agent reads them all before its first call.
 */
export const liveTable: Readonly<Record<string, ToolRow>> = {
  ...toolTable,
  check_posting: {
    method: "post",
    path: "/api/mcp/intelligence/check-posting",
    title: "Check a posting",
    description: "Is a posting's pay fair and complete?",
    takes: ["title", "location", "min", "max", "period", "text", "url"],
    fields: {
      at: "data",
      always: ["headline"],
      initial: [
        ...["posting.title", "posting.location", "posting.shape", "posting.words"],
        ...[
          "law.jurisdiction",
          "law.asks",
          "law.met",
          "law.found",
          "law.statute",
          "law.effective_date",
        ],
        ...["law.covers", "law.certainty", "findings.text", "findings.source"],
        ...["suggested_range", "disclosure", "assumptions"],
      ],
    },
    words: sayPosting,
  },
  trace_figure: traceRow,
  create_job_from_link: {
    method: "post",
    path: "/api/mcp/jobs/from-url",
    title: "Add a job from its link",
    description: "Read the posting at a URL and save its job, with company, title and pay.",
    takes: ["url", "status", "notes", "allowDuplicate"],
    shortened: record,
    returns: changed,
    words: jobWords.job,
  },
  update_activity: {
    method: "patch",
    path: "/api/mcp/activities/:id",
    title: "Change an activity",
    description: "Correct notes or type.",
    takes: ["type", "occurredAt", "notes", "jobId", "contactId"],
    clears: false,
    notes: { occurredAt: "ISO instant" },
    shortened: record,
    returns: changed,
    words: activityWords.activity,
  },
  delete_activity: {
    method: "delete",
    path: "/api/mcp/activities/:id",
    title: "Delete an activity",
    description: "Remove one that did not happen, for good.",
    takes: [],
    deletion: activityDeletion,
    words: deleted,
  },
  update_calendar_event: {
    method: "patch",
    path: "/api/mcp/calendar/:id",
    title: "Change a calendar event",
    description: "Reschedule or edit an interview, deadline or reminder.",
    takes: ["title", "startsAt", "endsAt", "location", "notes", "jobId"],
    clears: false,
    shortened: record,
    returns: changed,
    words: eventWords.event,
  },
  delete_calendar_event: {
    method: "delete",
    path: "/api/mcp/calendar/:id",
    title: "Delete a calendar event",
    description: "Cancel an interview, deadline or reminder, for good.",
    takes: [],
    deletion: calendarEventDeletion,
    words: deleted,
  },
};
