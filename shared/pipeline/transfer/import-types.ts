import type {
  activities,
  calendarEvents,
  contacts,
  jobContacts,
  jobStatusMoves,
  jobs,
  moodCheckins,
} from "../../../schema/pipeline.ts";

/** The rows of an import, list by list, as they are inserted. */
export interface Rows {
  jobs: (typeof jobs.$inferSelect)[];
  moves: (typeof jobStatusMoves.$inferSelect)[];
  contacts: (typeof contacts.$inferSelect)[];
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

/** The stored origin of an imported record, by which later chunks of its export find it. */
export function originIn(exportId: string, id: string): string {
  return `${exportId}:${id}`;
}
