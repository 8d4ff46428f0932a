/** Documents of jobs. Their content is in the bucket for documents, under the ids of account and document. */
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { jobs } from "./pipeline.ts";

export const documentKinds = ["resume", "letter", "posting", "other"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What a document is by its content, not by what its sender says. */
export const documentTypes = ["pdf", "docx", "txt", "md"] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documents = sqliteTable(
  "documents",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** `doc_…` */
    id: text("id").notNull(),
    jobId: text("job_id").notNull(),
    kind: text("kind", { enum: documentKinds }).notNull(),
    /** A name that every file system takes, which ends as its type does. */
    name: text("name").notNull(),
    type: text("type", { enum: documentTypes }).notNull(),
    bytes: integer("bytes").notNull(),
    /** The SHA-256 of the content, in hexadecimal digits. */
    sha256: text("sha256").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.jobId], foreignColumns: [jobs.userId, jobs.id] }),
    index("documents_by_job").on(table.userId, table.jobId, table.createdAt, table.id),
    // Has all that the sum of an account's documents needs.
    index("documents_by_size").on(table.userId, table.bytes),
  ],
);

/**
 * Objects of the bucket that no document refers to: of an upload in progress, or, by a trigger, of a
 * document that was deleted. They are deleted when they are due.
 */
export const looseFiles = sqliteTable(
  "loose_files",
  {
    /** The object's key in the bucket. */
    key: text("key").primaryKey(),
    /** Zero once its deletion has begun. */
    dueAt: integer("due_at").notNull(),
  },
  (table) => [index("loose_files_due").on(table.dueAt)],
);
