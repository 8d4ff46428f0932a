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

/** Ids by those that the export has for the same records. */
export interface EarlierParts {
  jobs: ReadonlyMap<string, string>;
  contacts: ReadonlyMap<string, string>;
}

/** What is kept with an imported record, by which another part finds it. */
export function originIn(exportId: string, id: string): string {
  return `${exportId}:${id}`;
}
