/** Files that are imported on a page, between their upload and the end of the import. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id);

/** Why a row of a file is not imported. */
export interface LeftOutRow {
  /** In the file, where the header is row 1. */
  row: number;
  problems: { field: string; message: string }[];
  /** The job that the account has already. */
  jobId?: string;
}

/** What was confirmed of a table that is imported on a page. */
export interface ConfirmedTable {
  /** What each column is, by its name; null if it is left out. */
  columns: Record<string, string | null>;
  /** What its statuses are that no program knows; null for one whose rows are left out. */
  statuses?: Record<string, string | null>;
  leftOut: LeftOutRow[];
}

/** How far an export in several parts is imported. */
export interface ImportedParts {
  parts: number;
  added: FileOutcome["added"];
}

/** What became of a file that was imported on a page. */
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
    /** As the browser has named it. */
    name: text("name").notNull(),
    /** A table of jobs, an export as JSON, or several parts of one in a ZIP archive. */
    kind: text("kind", { enum: ["table", "export", "archive"] }).notNull(),
    /** As it was uploaded. */
    bytes: integer("bytes").notNull(),
    sha256: text("sha256").notNull(),
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
    /** From 0. */
    number: integer("number").notNull(),
    /** In base64. */
    gzip: text("gzip").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fileId, table.number] }),
    index("import_file_parts_expired").on(table.expiresAt),
  ],
);
