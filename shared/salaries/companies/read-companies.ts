import type { companies, companyLevels } from "../../../schema/companies.ts";
import type { Part } from "../../reference/part.ts";
import { selectCompanies, selectCompanyLevels } from "./companies.built.ts";

export type CompanyRow = typeof companies.$inferSelect;
export type CompanyLevelRow = typeof companyLevels.$inferSelect;

type Rows = [CompanyRow[], CompanyLevelRow[]];

/** All companies, and their levels in the order of their ranks: some hundred rows. */
export const companiesPart: Part<Rows, Rows> = {
  name: "companies",
  read: (db, datasetId) =>
    db.batch([selectCompanies({ datasetId }), selectCompanyLevels({ datasetId })]),
  assemble: (rows) => rows,
};
