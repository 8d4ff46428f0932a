/**
 * Pay that callers submitted, and what is needed to aggregate it.
 *
 * None of these tables identifies the submitter. Accounts appear only as keyed hashes, each
 * with a different label, so that rows of different tables or groups cannot be joined without
 * the service's secret.
 */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The submissions. They reveal neither the submitter nor the day within the month. */
export const submissions = sqliteTable(
  "submissions",
  {
    /** Random, and different from the id that the submitter receives. */
    id: text("id").primaryKey(),
    roleSlug: text("role_slug").notNull(),
    citySlug: text("city_slug").notNull(),
    status: text("status", { enum: ["accepted", "held_for_review"] }).notNull(),
    /** Hash of the account for this role and city; it differs between groups. */
    groupSubmitter: text("group_submitter").notNull(),
    /** Whether it is the submitter's first in the group of those that count. */
    counted: integer("counted", { mode: "boolean" }).notNull(),
    /** Whether it is included in figures. Submissions are released in batches of ten. */
    released: integer("released", { mode: "boolean" }).notNull(),
    /** The batch it was released in, numbered within its role. */
    batch: integer("batch"),
    yearsExperience: integer("years_experience").notNull(),
    /** Whole USD a year. */
    base: integer("base").notNull(),
    equity: integer("equity").notNull(),
    bonus: integer("bonus").notNull(),
    /** Whole USD, paid once. */
    signing: integer("signing").notNull(),
    companySize: text("company_size"),
    employmentType: text("employment_type").notNull(),
    /** `2026-11`. */
    month: text("month").notNull(),
  },
  (table) => [index("submissions_group").on(table.roleSlug, table.citySlug, table.released)],
);

/** The number of submissions of an account per day. */
export const submissionDays = sqliteTable(
  "submission_days",
  {
    /** Hash of the account and the day; it differs between days. */
    accountDay: text("account_day").primaryKey(),
    /** `2026-11-21` (UTC), for deleting old rows. */
    day: text("day").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [index("submission_days_day").on(table.day)],
);

/** Hashes of accounts that have submitted, and so may read the figures. */
export const contributors = sqliteTable("contributors", {
  account: text("account").primaryKey(),
});
