/** Files that are imported on a page, between their upload and the end of the import. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import type { PayPeriod } from "./pay-periods.ts";

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id);

/** Why a row of a file is not imported. */
export interface LeftOutRow {
  /** The row in the file, where the header is row 1. */
  row: number;
  problems: { field: string; message: string }[];
  /** The job that the account has already. */
  jobId?: string;
}

/** Rows that are not imported for one reason. */
export interface LeftOutGroup extends Omit<LeftOutRow, "row"> {
  /** How many, and the numbers of the first. */
  count: number;
  rows: number[];
  /** In an export: the kind of record, and the part of an archive that they are in. */
  list?: string;
  part?: number;
}

/** Rows that are not imported, by their reasons. */
export interface LeftOutRows {
  count: number;
  /** The first reasons, and how many more there are. */
  groups: LeftOutGroup[];
  moreGroups: number;
}

/** A row of a table as the job that it would become. */
export interface PreviewedRow {
  row: number;
  problems: LeftOutRow["problems"];
  /** Null if it cannot be imported. */
  job: {
    company: string;
    title: string;
    status: string;
    location: string | null;
    salaryMin: number | null;
    salaryMax: number | null;
    salaryPeriod: PayPeriod;
    currency: string;
    appliedAt: number | null;
    /** The words of its pay that are kept in its notes alone; null if its amounts were read. */
    payInNotes?: string | null;
  } | null;
  /** Whether the account has it already. */
  isKnown: boolean;
}

/** Rows whose pay does not say its currency, with one sign and in places of one currency. */
export interface AskedPay {
  /** What a person's choice for them is stored by. */
  key: string;
  /** Empty if the amounts have none. */
  sign: string;
  /** The currency of the place; null if that is not known. */
  place: string | null;
  /** The currency that the person chose; null for none, so that the notes keep the words. */
  chosen: string | null;
  rows: number;
  /** The first of these cells, and the location in its row. */
  text: string;
  location: string | null;
}

/** Rows with the same pay, in words that are kept in their notes alone. */
export interface PayInNotes {
  text: string;
  /** It is not known for which time it is, or no base pay was found in it. */
  why: "time" | "words";
  /** How many, and the numbers of the first. */
  count: number;
  rows: number[];
}

/** A preview of the import of a table with these columns and statuses. */
export interface TablePreview {
  columns: { column: string; field: string | null; samples: string[] }[];
  /** Statuses that are not known, and what was chosen for them. */
  unknownStatuses: { text: string; rows: number }[];
  statuses: Record<string, string | null>;
  /** Absent in a preview that was stored before pay was asked about. */
  pay?: {
    asked: AskedPay[];
    inNotes: PayInNotes[];
    /** How many more rows keep their pay in their notes. */
    more: number;
  };
  total: number;
  first: PreviewedRow[];
  invalid: LeftOutRows;
  known: LeftOutRows;
}

/** A preview of the import of an export, in all of its parts. */
export interface ExportPreview {
  /** How many parts an archive has; null for a file that is none. */
  parts: number | null;
  /** Null if it cannot be imported as a whole. */
  counts: FileOutcome["added"] | null;
  /** Why it cannot, if that is not because of its records. */
  problem: string | null;
  /** The rows left out, for the parts up to the first that has more of them than are listed. */
  invalid: LeftOutRows;
}

/** The choices that a person confirmed for a table that is imported on a page. */
export interface ConfirmedTable {
  /** The field of each column, by the column's name; null if it is left out. */
  columns: Record<string, string | null>;
  /** The chosen status for each unknown one; null if its rows are left out. */
  statuses?: Record<string, string | null>;
  /** The chosen currency of each kind of amount that does not say its own. */
  currencies?: Record<string, string | null>;
  /** The time zone of its dates; UTC where it was confirmed before there was one. */
  timeZone?: string;
  leftOut: LeftOutRow[];
}

/** How far an export in several parts is imported. */
export interface ImportedParts {
  parts: number;
  added: FileOutcome["added"];
}

/** The result of importing a file on a page. */
export interface FileOutcome {
  added: Record<"jobs" | "contacts" | "activities" | "events" | "moodCheckins", number>;
  leftOut: LeftOutRow[];
}

/** The file that a user has uploaded to import it, at most one, for an hour. */
export const importFiles = sqliteTable(
  "import_files",
  {
    userId: userId().primaryKey(),
    /** `file_…` */
    id: text("id").notNull(),
    /** The browser's name of the file. */
    name: text("name").notNull(),
    /** A table of jobs, an export as JSON, or several parts of one in a ZIP archive. */
    kind: text("kind", { enum: ["table", "export", "archive"] }).notNull(),
    /** The file as it was uploaded. */
    bytes: integer("bytes").notNull(),
    sha256: text("sha256").notNull(),
    /** The preview is made at the upload, and when columns or statuses are chosen. */
    preview: text("preview", { mode: "json" }).$type<TablePreview | ExportPreview>(),
    /** Null until the import of a table has begun, or a part of an archive is imported. */
    confirmed: text("confirmed", { mode: "json" }).$type<ConfirmedTable | ImportedParts>(),
    /** Null until it has ended; then the text is deleted. */
    outcome: text("outcome", { mode: "json" }).$type<FileOutcome>(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("import_files_expired").on(table.expiresAt)],
);

/** The texts of these files, compressed and in parts, since one statement takes no 5 MiB. */
export const importFileParts = sqliteTable(
  "import_file_parts",
  {
    userId: userId(),
    fileId: text("file_id").notNull(),
    /** The number of the part, from 0. */
    number: integer("number").notNull(),
    /** The compressed text in base64. */
    gzip: text("gzip").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fileId, table.number] }),
    index("import_file_parts_expired").on(table.expiresAt),
  ],
);
