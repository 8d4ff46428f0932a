/**
 * The job-search pipeline. All keys and indexes that a query of an account uses start with the user: the
 * size of one account does not slow down another, and foreign keys prevent links between
 * accounts.
 *
 * Instants are milliseconds since the epoch.
 */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { type ActivityType, activityTypes, calendarEventTypes } from "./activity-types.ts";
import { jobStatuses, type Status, wins } from "./job-statuses.ts";
import { payPeriods } from "./pay-periods.ts";

/**
 * A status or type as text of a query instead of a value of it: SQLite uses a partial index only if the
 * text shows that its condition holds.
 */
export function literal(name: Status | ActivityType) {
  return sql.raw(`'${name}'`);
}

/** Literals of several values, for use after `in`. */
export function literals(names: readonly (Status | ActivityType)[]) {
  return sql.raw(`('${names.join("', '")}')`);
}

/** Whether an application for a job was answered, as the text of a query (see {@link literal}). */
export function wasAnswered(job: Record<"appliedAt" | "respondedAt" | "status", SQLWrapper>): SQL {
  const isAnswered = sql`${job.respondedAt} is not null or ${job.status} = ${literal("rejected")}`;
  return sql`${job.appliedAt} is not null and (${isAnswered})`;
}

export const roundKinds = [
  "recruiter_screen",
  "hiring_manager",
  "technical",
  "take_home",
  "onsite",
  "panel",
  "final",
  "other",
] as const;

export const roundOutcomes = ["pending", "passed", "failed", "cancelled"] as const;

/** One round of interviews, as stored. */
export interface StoredRound {
  kind: (typeof roundKinds)[number];
  /** When it takes or took place; null if that is not settled. */
  at: number | null;
  /** The people on the other side, in words. */
  with: string | null;
  outcome: (typeof roundOutcomes)[number];
}

/** Where a posting was read: the public interface of a job board, or the page itself. */
export const postingSources = ["greenhouse", "lever", "ashby", "page", "pasted"] as const;

/** A posting as it was on the day it was read, as stored. */
export interface StoredPosting {
  url: string;
  source: (typeof postingSources)[number];
  title: string;
  company: string;
  location: string | null;
  description: string | null;
  /** Whether only the beginning of the description is kept. */
  isCut: boolean;
  /** The pay in words, as posted. */
  pay: string | null;
  postedAt: number | null;
  readAt: number;
}

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id);

export const jobs = sqliteTable(
  "jobs",
  {
    /** The place of its words in the search, see `wordsOf`. */
    number: integer("number").primaryKey(),
    userId: userId(),
    /** `job_…` */
    id: text("id").notNull(),
    company: text("company").notNull(),
    /** The company, normalized for filtering. */
    companyKey: text("company_key").notNull(),
    title: text("title").notNull(),
    url: text("url"),
    status: text("status", { enum: jobStatuses }).notNull(),
    location: text("location"),
    /** As typed, with cents if there are any, for what `salaryPeriod` says. */
    salaryMin: real("salary_min"),
    salaryMax: real("salary_max"),
    salaryPeriod: text("salary_period", { enum: payPeriods }).notNull().default("annual"),
    currency: text("currency").notNull(),
    source: text("source"),
    /** Slugs in the salary catalog. */
    roleSlug: text("role_slug"),
    citySlug: text("city_slug"),
    /**
     * Whether the caller gave the slug, or null; otherwise it is matched from title and location.
     */
    roleGiven: integer("role_given", { mode: "boolean" }).notNull().default(false),
    cityGiven: integer("city_given", { mode: "boolean" }).notNull().default(false),
    /** The source of an imported record: the id of the export, and its id in the export. */
    origin: text("origin"),
    statusChangedAt: integer("status_changed_at").notNull(),
    /** When the status first was `applied`. */
    appliedAt: integer("applied_at"),
    /** When the status first implied a response of the employer. */
    respondedAt: integer("responded_at"),
    /** The later of the last status change and the last activity. */
    quietSince: integer("quiet_since").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** Incremented with every change to the API representation of this row. */
    version: integer("version").notNull(),
    // What is long comes last, because SQLite reads a row from its beginning.
    notes: text("notes"),
    /** Rounds of interviews as JSON; null for none. */
    rounds: text("rounds", { mode: "json" }).$type<StoredRound[]>(),
    /** The posting that the job was added from, as JSON. It never changes. */
    posting: text("posting", { mode: "json" }).$type<StoredPosting>(),
  },
  (table) => [
    uniqueIndex("jobs_id").on(table.userId, table.id),
    index("jobs_by_status").on(table.userId, table.status, table.createdAt, table.id),
    index("jobs_by_company").on(table.userId, table.companyKey, table.createdAt, table.id),
    index("jobs_quietest").on(table.userId, table.status, table.quietSince, table.id),
    index("jobs_oldest_offers")
      .on(table.userId, table.statusChangedAt, table.id)
      .where(sql`${table.status} = 'offer'`),
    index("jobs_answered").on(table.userId, table.createdAt, table.id).where(wasAnswered(table)),
    index("jobs_by_url").on(table.userId, table.url).where(sql`${table.url} is not null`),
    uniqueIndex("jobs_by_origin")
      .on(table.userId, table.origin)
      .where(sql`${table.origin} is not null`),
  ],
);

/**
 * The rounds of interviews with a time, as entries of the calendar: triggers keep them equal to the
 * `rounds` of the jobs, so that a window of the calendar is read without all jobs of the account.
 */
export const roundEntries = sqliteTable(
  "round_entries",
  {
    userId: userId(),
    /** `cal_…`, which follows from the job and the position. */
    id: text("id").notNull(),
    jobId: text("job_id").notNull(),
    /** The place of the round in the job, from 0. */
    position: integer("position").notNull(),
    startsAt: integer("starts_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("round_entries_by_start").on(table.userId, table.startsAt, table.id),
  ],
);

/**
 * The statuses of each job that has had more than one, including its first. Of another, the only status that it has had
 * is its own, and has a row if it is a win. Has no `rowid`.
 */
export const jobStatusMoves = sqliteTable(
  "job_status_moves",
  {
    userId: userId(),
    jobId: text("job_id").notNull(),
    /** Ascending: the version of the job after the change. */
    position: integer("position").notNull(),
    status: text("status", { enum: jobStatuses }).notNull(),
    previousStatus: text("previous_status", { enum: jobStatuses }),
    changedAt: integer("changed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId, table.position] }),
    foreignKey({ columns: [table.userId, table.jobId], foreignColumns: [jobs.userId, jobs.id] }),
    // `or` instead of `in`: SQLite uses the index for one status only if it is one of the terms.
    index("job_status_moves_wins")
      .on(table.userId, table.status, table.changedAt)
      .where(
        sql.join(
          wins.map((win) => sql`${table.status} = ${literal(win)}`),
          sql` or `,
        ),
      ),
  ],
);

export const contacts = sqliteTable(
  "contacts",
  {
    /** The place of its words in the search, see `wordsOf`. */
    number: integer("number").primaryKey(),
    userId: userId(),
    /** `con_…` */
    id: text("id").notNull(),
    name: text("name").notNull(),
    email: text("email"),
    phone: text("phone"),
    company: text("company"),
    companyKey: text("company_key"),
    title: text("title"),
    linkedinUrl: text("linkedin_url"),
    lastContactedAt: integer("last_contacted_at"),
    /** The source of an imported record: the id of the export, and its id in the export. */
    origin: text("origin"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    version: integer("version").notNull(),
    notes: text("notes"),
  },
  (table) => [
    uniqueIndex("contacts_id").on(table.userId, table.id),
    index("contacts_newest").on(table.userId, table.createdAt, table.id),
    index("contacts_by_company").on(table.userId, table.companyKey, table.createdAt, table.id),
    uniqueIndex("contacts_by_origin")
      .on(table.userId, table.origin)
      .where(sql`${table.origin} is not null`),
  ],
);

export const jobContacts = sqliteTable(
  "job_contacts",
  {
    userId: userId(),
    jobId: text("job_id").notNull(),
    contactId: text("contact_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId, table.contactId] }),
    foreignKey({ columns: [table.userId, table.jobId], foreignColumns: [jobs.userId, jobs.id] }),
    foreignKey({
      columns: [table.userId, table.contactId],
      foreignColumns: [contacts.userId, contacts.id],
    }),
    index("job_contacts_by_contact").on(table.userId, table.contactId, table.jobId),
  ],
);

export const activities = sqliteTable(
  "activities",
  {
    userId: userId(),
    /** `act_…` */
    id: text("id").notNull(),
    type: text("type", { enum: activityTypes }).notNull(),
    jobId: text("job_id"),
    contactId: text("contact_id"),
    notes: text("notes"),
    occurredAt: integer("occurred_at").notNull(),
    /** The source of an imported record: the id of the export, and its id in the export. */
    origin: text("origin"),
    createdAt: integer("created_at").notNull(),
    /** When it was last changed; null if it never was. */
    updatedAt: integer("updated_at"),
    /** Incremented with every change. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.jobId], foreignColumns: [jobs.userId, jobs.id] }),
    foreignKey({
      columns: [table.userId, table.contactId],
      foreignColumns: [contacts.userId, contacts.id],
    }),
    index("activities_latest").on(table.userId, table.occurredAt, table.id),
    index("activities_by_job").on(table.userId, table.jobId, table.occurredAt, table.id),
    index("activities_by_contact").on(table.userId, table.contactId, table.occurredAt, table.id),
    index("activities_by_type").on(table.userId, table.type, table.occurredAt, table.id),
    uniqueIndex("activities_by_origin")
      .on(table.userId, table.origin)
      .where(sql`${table.origin} is not null`),
  ],
);

export const calendarEvents = sqliteTable(
  "calendar_events",
  {
    userId: userId(),
    /** `cal_…` */
    id: text("id").notNull(),
    type: text("type", { enum: calendarEventTypes }).notNull(),
    title: text("title").notNull(),
    startsAt: integer("starts_at").notNull(),
    endsAt: integer("ends_at"),
    /** IANA name. */
    timeZone: text("time_zone").notNull(),
    location: text("location"),
    notes: text("notes"),
    jobId: text("job_id"),
    contactId: text("contact_id"),
    /** When its `reminder.due` is due; null if it has been sent, or there is none to send. */
    remindAt: integer("remind_at"),
    /** The source of an imported record: the id of the export, and its id in the export. */
    origin: text("origin"),
    createdAt: integer("created_at").notNull(),
    /** When it was last changed; null if it never was. */
    updatedAt: integer("updated_at"),
    /** Incremented with every change. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.jobId], foreignColumns: [jobs.userId, jobs.id] }),
    foreignKey({
      columns: [table.userId, table.contactId],
      foreignColumns: [contacts.userId, contacts.id],
    }),
    index("calendar_events_to_remind").on(table.remindAt).where(sql`${table.remindAt} is not null`),
    index("calendar_events_by_start").on(table.userId, table.startsAt, table.id),
    index("calendar_events_by_job").on(table.userId, table.jobId),
    index("calendar_events_by_contact").on(table.userId, table.contactId),
    uniqueIndex("calendar_events_by_origin")
      .on(table.userId, table.origin)
      .where(sql`${table.origin} is not null`),
  ],
);

export const moodCheckins = sqliteTable(
  "mood_checkins",
  {
    userId: userId(),
    /** `moo_…` */
    id: text("id").notNull(),
    /** 1 (low) to 5 (high). */
    mood: integer("mood").notNull(),
    note: text("note"),
    /** The source of an imported record: the id of the export, and its id in the export. */
    origin: text("origin"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("mood_checkins_latest").on(table.userId, table.createdAt),
    uniqueIndex("mood_checkins_by_origin")
      .on(table.userId, table.origin)
      .where(sql`${table.origin} is not null`),
  ],
);

/** Filters of a list of jobs that an account has saved under a name. */
export const savedViews = sqliteTable(
  "saved_views",
  {
    userId: userId(),
    /** `view_…` */
    id: text("id").notNull(),
    name: text("name").notNull(),
    /** The filters as query parameters of the list of jobs. */
    filters: text("filters", { mode: "json" }).$type<Record<string, string>>().notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    version: integer("version").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("saved_views_by_name").on(table.userId, table.name),
  ],
);

/** Jobs that are deleted at an instant, unless their owner takes it back before. */
export const heldDeletes = sqliteTable(
  "held_deletes",
  {
    userId: userId(),
    jobId: text("job_id").notNull(),
    deleteAt: integer("delete_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    foreignKey({ columns: [table.userId, table.jobId], foreignColumns: [jobs.userId, jobs.id] }),
    index("held_deletes_due").on(table.deleteAt),
  ],
);

/** The token of a user's calendar subscription, at most one. */
export const calendarFeeds = sqliteTable(
  "calendar_feeds",
  {
    userId: userId().primaryKey(),
    /** Hex SHA-256 of the token; the token itself is not stored. */
    sha256: text("sha256").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [uniqueIndex("calendar_feeds_sha256").on(table.sha256)],
);

/** Events, written in the transaction of the change that they report. Has no `rowid`. */
export const outbox = sqliteTable(
  "outbox",
  {
    /** `evt_…` */
    id: text("id").notNull(),
    userId: userId(),
    /** The name of the event, such as `job.created`. */
    type: text("type").notNull(),
    /** The record as the API returns it, as JSON. */
    payload: text("payload").notNull(),
    createdAt: integer("created_at").notNull(),
    /**
     * The place in the account's log: the time of the event, or one more than the place of the event
     * before. Writes come one after another, so no event gets a place before one that was read.
     */
    position: integer("position").notNull(),
    /** The place of the account's event before it, 0 if there was none: shows what is kept no longer. */
    previous: integer("previous").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.position] })],
);

/**
 * Row counts of an account, maintained by triggers on the counted tables, so that neither the
 * total of a list, nor the summary, nor the account's bounds have to scan the account.
 */
export const pipelineTallies = sqliteTable(
  "pipeline_tallies",
  {
    userId: userId(),
    /**
     * `contact`, `link`, `activity`, `event`, `mood`, `move` (status changes of a job after its
     * first status), or `job:` followed by a status.
     */
    kind: text("kind").notNull(),
    rows: integer("rows").notNull(),
    /** For jobs: how many were ever applied to, and how many of those got a response. */
    applied: integer("applied").notNull(),
    responded: integer("responded").notNull(),
    /** For jobs: the sum of `status_changed_at`. */
    changedSum: integer("changed_sum").notNull(),
    /** Size of the text of these rows in UTF-8; a status change counts as 100 bytes. */
    textBytes: integer("text_bytes").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** The account's import in progress: an account has one at a time. */
export const importLocks = sqliteTable("import_locks", {
  userId: userId().primaryKey(),
  /** Random; only the request that holds the lock may commit parts of an import. */
  holder: text("holder").notNull(),
  /** When a holder that has not renewed it is considered dead, by the platform's clock. */
  expiresAt: integer("expires_at").notNull(),
});

/**
 * Imports of which some parts are committed and others are not. The ids of their records and
 * everything else about their rows follow from what is stored here and from the body.
 */
export const imports = sqliteTable(
  "imports",
  {
    userId: userId(),
    /** `imp_…` */
    id: text("id").notNull(),
    /** The caller's idempotency key, if any. */
    key: text("key"),
    /** Hex SHA-256 of the query and body of the request. */
    requestSha256: text("request_sha256").notNull(),
    /** How many of its steps are committed, from the first. */
    done: integer("done").notNull(),
    /** The time of the first part by the service's clock. */
    startedAt: integer("started_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
