/** Skills and demand, from a survey of developers and hiring statistics, per dataset version. */
import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { datasetId } from "./reference.ts";

/**
 * Pay premiums from one regression of log pay: of the most used technologies, and of the answers to
 * three questions about the respondent.
 */
export const skills = sqliteTable(
  "skills",
  {
    datasetId: datasetId(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    /**
     * The survey's question: language, database, platform, web framework, library or tool, else
     * remote work, company size or education.
     */
    category: text("category").notNull(),
    /**
     * Difference in log pay between users and others, with all controls held fixed. An answer is
     * compared with the question's most frequent one, whose coefficient and standard error are 0.
     */
    coefficient: real("coefficient").notNull(),
    /** Robust to unequal variances (HC1). */
    standardError: real("standard_error").notNull(),
    /** 95% confidence interval of the coefficient. */
    ciLow: real("ci_low").notNull(),
    ciHigh: real("ci_high").notNull(),
    /** Respondents in the regression who use it, and all respondents in it. */
    users: integer("users").notNull(),
    respondents: integer("respondents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.slug] })],
);

/** Occupations in which O*NET lists the technology. */
export const skillOccupations = sqliteTable(
  "skill_occupations",
  {
    datasetId: datasetId(),
    slug: text("slug").notNull(),
    socCode: text("soc_code").notNull(),
    /** The name in O*NET. */
    technology: text("technology").notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.slug, table.socCode] })],
);

/**
 * Users of a programming language by year of the survey. Only languages that both surveys offer are
 * counted, because a longer list lets people name more.
 */
export const languageUse = sqliteTable(
  "language_use",
  {
    datasetId: datasetId(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    year: integer("year").notNull(),
    users: integer("users").notNull(),
    /** The respondents who named any language. */
    respondents: integer("respondents").notNull(),
    /** All languages that they named, one for each respondent and language. */
    namings: integer("namings").notNull().default(0),
    /** Standard error of users / namings, with each respondent's namings kept together. */
    shareError: real("share_error").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.slug, table.year] })],
);

/** BLS JOLTS: hires in a month, seasonally adjusted. */
export const hires = sqliteTable(
  "hires",
  {
    datasetId: datasetId(),
    /** The publisher's row title: an industry or a region. */
    industry: text("industry").notNull(),
    /** `2026-04` */
    month: text("month").notNull(),
    /** Whether the publisher may still revise it. */
    preliminary: integer("preliminary", { mode: "boolean" }).notNull(),
    /** Thousands. */
    hires: real("hires").notNull(),
    /** Percent of employment. */
    rate: real("rate").notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.industry, table.month] })],
);
