/** Taxes on wages: brackets, deductions and payroll taxes, per dataset version. */
import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { datasetId } from "./reference.ts";

/** Income tax brackets of the tax year. */
export const taxRates = sqliteTable(
  "tax_rates",
  {
    datasetId: datasetId(),
    /** `US`, a state's two letters, or a locality: `ny/nyc`, `in/marion_county`. */
    jurisdiction: text("jurisdiction").notNull(),
    /** `income`, `surtax` (in addition to it), or a kind specific to a locality. */
    kind: text("kind").notNull(),
    /** `single`, `married`, `head_of_household`, or `all`. */
    filingStatus: text("filing_status").notNull(),
    /** Income in USD above which the rate applies. */
    lowerBound: real("lower_bound").notNull(),
    rate: real("rate").notNull(),
    /** First day on which the threshold applies; empty if the source has no date. */
    thresholdFrom: text("threshold_from").notNull(),
    rateFrom: text("rate_from").notNull(),
    /** Whether an earlier year's threshold is used because the current one is not published yet. */
    carried: integer("carried", { mode: "boolean" }).notNull(),
    sourceId: text("source_id").notNull(),
    /** The publisher's file within the source. */
    sourceFile: text("source_file").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.datasetId,
        table.jurisdiction,
        table.kind,
        table.filingStatus,
        table.lowerBound,
      ],
    }),
  ],
);

/** Scalar parameters of tax law: deductions, exemptions, payroll rates and wage bases. */
export const taxParameters = sqliteTable(
  "tax_parameters",
  {
    datasetId: datasetId(),
    jurisdiction: text("jurisdiction").notNull(),
    name: text("name").notNull(),
    filingStatus: text("filing_status").notNull(),
    value: real("value").notNull(),
    /** First day on which the value applies; empty if the source has no date. */
    effectiveFrom: text("effective_from").notNull(),
    carried: integer("carried", { mode: "boolean" }).notNull(),
    sourceId: text("source_id").notNull(),
    sourceFile: text("source_file").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.datasetId, table.jurisdiction, table.name, table.filingStatus] }),
  ],
);

/** Localities with their own tax, by city of the catalog. */
export const taxLocalities = sqliteTable(
  "tax_localities",
  {
    datasetId: datasetId(),
    citySlug: text("city_slug").notNull(),
    locality: text("locality").notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.citySlug, table.locality] })],
);
