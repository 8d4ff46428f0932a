/**
 * Pay that callers submitted, and what is needed to aggregate it.
 *
 * Who submitted is in none of these tables. An account appears only as keyed
 * hashes, each made with another label, so that rows of different tables or of
 * different groups cannot be joined without the service's secret.
 */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What was submitted. Nothing here tells who, or when within the month. */
export const submissions = sqliteTable(
  "submissions",
  {
    /** Random, and not the id that the submitter was told. */
    id: text("id").primaryKey(),
    roleSlug: text("role_slug").notNull(),
    citySlug: text("city_slug").notNull(),
    status: text("status", { enum: ["accepted", "held_for_review"] }).notNull(),
    /** Hash of the account for this role and city alone: it is another one in every other group. */
    groupSubmitter: text("group_submitter").notNull(),
    /** Whether it is its submitter's first accepted one in the group: each counts once. */
    counted: integer("counted", { mode: "boolean" }).notNull(),
    /** Whether it is in the figures: it comes in with four others. */
    released: integer("released", { mode: "boolean" }).notNull(),
    /** By which it came into the figures; they count up within a role. */
    batch: integer("batch"),
    yearsExperience: integer("years_experience").notNull(),
    /** Whole USD a year. */
    base: integer("base").notNull(),
    equity: integer("equity").notNull(),
    bonus: integer("bonus").notNull(),
    /** Whole USD, once. */
    signing: integer("signing").notNull(),
    companySize: text("company_size"),
    employmentType: text("employment_type").notNull(),
    /** `2026-11`. */
    month: text("month").notNull(),
  },
  (table) => [index("submissions_group").on(table.roleSlug, table.citySlug, table.released)],
);

/** How many submissions an account made on a day. */
export const submissionDays = sqliteTable(
  "submission_days",
  {
    /** Hash of the account and the day: another one every day. */
    accountDay: text("account_day").primaryKey(),
    /** `2026-11-21` (UTC), for clearing what is past. */
    day: text("day").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [index("submission_days_day").on(table.day)],
);

/** Accounts that have submitted, by a hash of their own: what gives access to the figures. */
export const contributors = sqliteTable("contributors", {
  account: text("account").primaryKey(),
});
