import {
  createSalaryNamespaces,
  type SalaryCities,
  type SalaryCompanies,
  type SalaryLineage,
  type SalaryLookups,
  type SalaryNamespaces,
  type SalaryOffers,
  type SalaryRoles,
  type SalarySalaries,
} from "./operations/salary.ts";
import { type ClientSettings, resolveSettings } from "./transport/settings.ts";
import { Transport } from "./transport/transport.ts";

export interface SalaryClientOptions extends ClientSettings {
  /**
   * A key (`intelligence_…`); for `lookups` a token of the Job Pipeline API (`ext_…`) serves as well.
   * The catalogs, the search, the widget's figures and the demo need none.
   */
  apiKey?: string | undefined;
}

/**
 * The Salary Data API: what jobs pay in the United States.
 *
 * @example
 * const salary = new SalaryClient({ apiKey: process.env.SALARY_KEY, baseUrl: "https://pay.example.com" });
 * const { data } = await salary.salaries.calculate({ role: "software-engineer", city: "austin" });
 * console.log(data.estimate.median);
 */
export class SalaryClient implements SalaryNamespaces {
  /** The present, past and projected pay of a role. */
  readonly salaries: SalarySalaries;
  /** Evaluate, compare and negotiate offers. */
  readonly offers: SalaryOffers;
  /** The catalog of roles. */
  readonly roles: SalaryRoles;
  /** The catalog of cities. */
  readonly cities: SalaryCities;
  /** Employers. */
  readonly companies: SalaryCompanies;
  /** The sources and the arithmetic behind a figure. */
  readonly lineage: SalaryLineage;
  /** Older, flat lookups for tool-calling clients. */
  readonly lookups: SalaryLookups;

  /** @throws {TypeError} for settings that cannot work, such as a base URL with a path. */
  constructor(options: SalaryClientOptions) {
    const transport = new Transport(resolveSettings(options, options.apiKey ?? null));
    const namespaces = createSalaryNamespaces(transport);
    this.salaries = namespaces.salaries;
    this.offers = namespaces.offers;
    this.roles = namespaces.roles;
    this.cities = namespaces.cities;
    this.companies = namespaces.companies;
    this.lineage = namespaces.lineage;
    this.lookups = namespaces.lookups;
  }
}
