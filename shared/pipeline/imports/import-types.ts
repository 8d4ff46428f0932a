import type {
  activities,
  calendarEvents,
  contacts,
  jobContacts,
  jobStatusMoves,
  jobs,
  moodCheckins,
} from "#schema/pipeline.ts";
import type { ImportBody } from "./transfer.request.ts";

/** The rows of an import, list by list, as they are inserted. */
export interface Rows {
  jobs: Omit<typeof jobs.$inferSelect, "number">[];
  moves: (typeof jobStatusMoves.$inferSelect)[];
  contacts: Omit<typeof contacts.$inferSelect, "number">[];
  links: (typeof jobContacts.$inferSelect)[];
  activities: (typeof activities.$inferSelect)[];
  events: (typeof calendarEvents.$inferSelect)[];
  moodCheckins: (typeof moodCheckins.$inferSelect)[];
}

/**
 * New ids by the ids in the export, for records in previously imported chunks (the `part`s of the
 * API).
 */
export interface PreviousChunks {
  jobs: ReadonlyMap<string, string>;
  contacts: ReadonlyMap<string, string>;
}

/** An import whose body has been read: what is asked for, and which import it is. */
export interface ReadImport {
  body: ImportBody;
  /** `imp_…`, from which the ids of its records follow. */
  importId: string;
  /** Whether some of it was committed by an earlier request. */
  isResumed?: boolean;
}

/** The beginning of a message that refuses an import: what it leaves in the account. */
export function outcomeOf(isResumed: boolean | undefined): string {
  return isResumed
    ? "The import was not resumed, and what it had imported before stays"
    : "Nothing was imported";
}

/** The stored origin of an imported record, by which later chunks of its export find it. */
export function originIn(exportId: string, id: string): string {
  return `${exportId}:${id}`;
}
