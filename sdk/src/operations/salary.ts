// Generated from schema/openapi.json by `npm run generate -- sdk`. Do not edit.
import type { Answer, RequestOptions, SalaryAnswer } from "../answers/answer.ts";
import { PageList, type PageOptions, type SalaryPage } from "../transport/pages.ts";
import type { Transport } from "../transport/transport.ts";
import type * as models from "../generated/models.ts";

/** The present, past and projected pay of a role. */
export class SalarySalaries {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Get a salary estimate for a role and city.
   *
   * Returns the median annual pay with quartiles and a calibrated 95% interval for a role, city and experience level, as of the last completed quarter. The response also includes the occupation's published wage, total compensation, a citation and the assumptions.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read.
   *
   * @param query parameters.
   * @see `GET /api/v1/intelligence/salaries/calculate`
   */
  calculate(query: models.CalculateSalaryQuery, options: RequestOptions = {}): Promise<SalaryAnswer<models.Calculation>> {
    return this.#transport.envelope({ id: "calculateSalary", method: "GET", path: "/api/v1/intelligence/salaries/calculate", query, reads: true }, options);
  }

  /**
   * Get salary estimates for several roles and cities.
   *
   * Returns for up to 100 pairs of a role and a city what the call for one of them returns, without expansions. An item whose role or city does not exist has an error in its place. Each item counts as a request: if fewer are left in the minute or the month, nothing is computed, and the 429 says how many would fit.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read.
   *
   * @param items from an earlier answer.
   * @param query parameters.
   * @see `POST /api/v1/intelligence/salaries/calculate/batch`
   */
  calculateBatch(items: models.CalculateSalariesRequest["items"], query: models.CalculateSalariesQuery = {}, options: RequestOptions = {}): Promise<SalaryAnswer<models.CalculationBatch>> {
    return this.#transport.envelope({ id: "calculateSalaries", method: "POST", path: "/api/v1/intelligence/salaries/calculate/batch", query, body: { items }, reads: true }, options);
  }

  /**
   * Get the salary history of a role.
   *
   * Returns one estimate at mid level for each quarter from the first of 2023 to the last completed one, and the change over the period. In a city and the basis `local`, every quarter has the local factor of the latest release, so only the nation's wages change. The figure of a past quarter never changes. The Free plan returns the latest four quarters.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read.
   *
   * @param query parameters.
   * @see `GET /api/v1/intelligence/salaries/history`
   */
  history(query: models.GetSalaryHistoryQuery, options: RequestOptions = {}): Promise<SalaryAnswer<models.SalaryHistory>> {
    return this.#transport.envelope({ id: "getSalaryHistory", method: "GET", path: "/api/v1/intelligence/salaries/history", query, reads: true }, options);
  }

  /**
   * Project the pay of a role.
   *
   * Returns the current estimate at mid level and a projection for each year through 2030 at most, at a fixed growth rate for each role: 6% to 10% a year for AI roles, 3% to 6% for all others, depending on the projected growth of the occupation. Intervals, relative to the median, widen by 4% and their confidence level falls by 5% with every year; `outlook_lower` and `outlook_upper` also include what growth may do. This is a rule, not a forecast.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read.
   *
   * @param query parameters.
   * @see `GET /api/v1/intelligence/salaries/projections`
   */
  projections(query: models.ProjectSalaryQuery, options: RequestOptions = {}): Promise<SalaryAnswer<models.Projections>> {
    return this.#transport.envelope({ id: "projectSalary", method: "GET", path: "/api/v1/intelligence/salaries/projections", query, reads: true }, options);
  }

  /**
   * Compare two roles.
   *
   * Returns the mid-level estimates of two roles, in a city or nationwide, each with its own published wage and total compensation, and the first estimate minus the second, in the basis requested. `local` and `price_parity` have medians, totals and difference in each basis; in some pairs they name different winners.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read.
   *
   * @param query parameters.
   * @see `GET /api/v1/intelligence/salaries/compare`
   */
  compare(query: models.CompareRolesQuery, options: RequestOptions = {}): Promise<SalaryAnswer<models.Comparison>> {
    return this.#transport.envelope({ id: "compareRoles", method: "GET", path: "/api/v1/intelligence/salaries/compare", query, reads: true }, options);
  }

  /**
   * List adjacent roles and their pay.
   *
   * Returns roles in the occupations that O*NET relates to the role's own and to which there is a way from it, closest first: none that lies two or more job zones higher; one a job zone higher, or licensed, only if the relation is primary. Each comes with its median annual pay at mid level, in a city or the nation, and the difference from the role's. They are also grouped into higher, lateral (within 5%) and lower pay.
   *
   * Needs a key of the pro plan or a higher one with the scope intelligence:read.
   *
   * @param query parameters.
   * @see `GET /api/v1/intelligence/salaries/adjacent`
   */
  adjacent(query: models.ListAdjacentRolesQuery, options: RequestOptions = {}): Promise<SalaryAnswer<models.AdjacentRoles>> {
    return this.#transport.envelope({ id: "listAdjacentRoles", method: "GET", path: "/api/v1/intelligence/salaries/adjacent", query, reads: true }, options);
  }

  /**
   * Get visa wage levels of a role and city.
   *
   * Returns the prevailing wages for work visas (levels I to IV) that the U.S. Department of Labor publishes for the role's occupation in the metropolitan area of the city, for an hour and for a year, with their wage year. All four come from one formula, so they do not show what people with more experience earn. Where none are published, `levels.status` is `no_data` with the reason.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read.
   *
   * @param query parameters.
   * @see `GET /api/v1/intelligence/salaries/wage-levels`
   */
  wageLevels(query: models.GetWageLevelsQuery, options: RequestOptions = {}): Promise<SalaryAnswer<models.WageLevelsOfRole>> {
    return this.#transport.envelope({ id: "getWageLevels", method: "GET", path: "/api/v1/intelligence/salaries/wage-levels", query, reads: true }, options);
  }

  /**
   * Get skill premiums.
   *
   * Returns the pay premiums of the 50 most used technologies or, with `role`, those of its occupation applied to its median annual pay at mid level. Each premium is a regression coefficient with its standard error, sample size and interval; negative premiums are included. For roles outside the surveyed occupations the list is empty and the assumptions give the reason.
   *
   * Needs a key of the pro plan or a higher one with the scope intelligence:read and skills:read.
   *
   * @param query parameters.
   * @see `GET /api/v1/intelligence/salaries/skills`
   */
  skills(query: models.GetSkillPremiumsQuery = {}, options: RequestOptions = {}): Promise<SalaryAnswer<models.Skills>> {
    return this.#transport.envelope({ id: "getSkillPremiums", method: "GET", path: "/api/v1/intelligence/salaries/skills", query, reads: true }, options);
  }

  /**
   * Get the employer cost of a role.
   *
   * Returns base pay at mid level and the annual costs that an employer pays on top of it: payroll taxes of 2026, insurance, retirement and supplemental pay by establishment size, and recruiting and overhead, which are assumptions. State unemployment tax is included only if `city` is set.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read.
   *
   * @param query parameters.
   * @see `GET /api/v1/intelligence/salaries/employer-cost`
   */
  employerCost(query: models.GetEmployerCostQuery, options: RequestOptions = {}): Promise<SalaryAnswer<models.EmployerCost>> {
    return this.#transport.envelope({ id: "getEmployerCost", method: "GET", path: "/api/v1/intelligence/salaries/employer-cost", query, reads: true }, options);
  }

  /**
   * Get community-submitted pay.
   *
   * Returns the median of submitted pay for a role, in one city or in all cities together. Available only to accounts that have made a submission themselves. Nothing is shown for fewer than 10 accounts. Submissions are added in batches of 10. Figures are bands of $5,000, computed from the bands of the submitted amounts.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read.
   *
   * @param query parameters.
   * @see `GET /api/v1/intelligence/salaries/crowd`
   */
  crowd(query: models.GetCrowdPayQuery, options: RequestOptions = {}): Promise<SalaryAnswer<models.CrowdPay>> {
    return this.#transport.envelope({ id: "getCrowdPay", method: "GET", path: "/api/v1/intelligence/salaries/crowd", query, reads: true }, options);
  }

  /**
   * Submit your pay anonymously.
   *
   * Accepts up to 3 pay submissions a day (UTC) for each account. A submission is stored with its month and with a keyed hash of the account that differs for every role and city, but without the account, the key or the day. Pay outside 0.2 to 5 times the estimate is held for review and is not included in any figure. Submissions of accounts that are less than 24 hours old do not count in the figures. After its first accepted submission, the account can read community-submitted pay.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read.
   *
   * @param body what to send.
   * @see `POST /api/v1/intelligence/salaries/submit`
   */
  submit(body: models.Submission, options: RequestOptions = {}): Promise<SalaryAnswer<models.SubmissionReceipt>> {
    return this.#transport.envelope({ id: "submitSalary", method: "POST", path: "/api/v1/intelligence/salaries/submit", body, keyed: true }, options);
  }

  /**
   * Get data for a salary widget.
   *
   * Returns a role's pay at mid level and at every experience level, without the response envelope. With a valid white-label key (`Authorization: Bearer wlk_…`) `poweredBy` is omitted; an invalid key is ignored.
   *
   * Public, with 10 requests per minute for each address; with a key, the account's limit applies instead.
   *
   * @param query parameters.
   * @see `GET /api/v1/intelligence/salaries/widget`
   */
  widget(query: models.GetWidgetQuery, options: RequestOptions = {}): Promise<Answer<models.SalaryWidget>> {
    return this.#transport.record({ id: "getWidget", method: "GET", path: "/api/v1/intelligence/salaries/widget", query, reads: true }, options);
  }

  /**
   * Get a sample response.
   *
   * Returns a fixed sample in the format of a real response, without a key: software developers in San Francisco, from the published figures of May 2025.
   *
   * Public, with 60 requests per minute for each address; with a key, the account's limit applies instead.
   *
   * @see `GET /api/v1/intelligence/salaries/demo`
   */
  demo(options: RequestOptions = {}): Promise<SalaryAnswer<models.DemoSalary>> {
    return this.#transport.envelope({ id: "getDemo", method: "GET", path: "/api/v1/intelligence/salaries/demo", reads: true }, options);
  }

  /**
   * Get all data of a role (deprecated).
   *
   * Deprecated: use `calculate` and the other endpoints. Returns the estimate, total compensation, experience bands, history, adjacent roles, skill premiums and submitted pay of a role in one response. A block is null if no public source has the data, or if this key may not call the block's own endpoint. No fields will be added.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read.
   *
   * @param query parameters.
   * @deprecated The description names what replaces it.
   * @see `GET /api/v1/intelligence/salaries`
   */
  legacy(query: models.GetLegacySalaryQuery, options: RequestOptions = {}): Promise<SalaryAnswer<models.LegacySalary>> {
    return this.#transport.envelope({ id: "getLegacySalary", method: "GET", path: "/api/v1/intelligence/salaries", query, reads: true }, options);
  }
}

/** Evaluate, compare and negotiate offers. */
export class SalaryOffers {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Evaluate an offer or a posted range.
   *
   * Compares base pay (`amount`, or a range from `min` to `max`, for a year or an hour) with the estimated distribution of the role's pay in a city or the nation at a level. Returns its percentile, the probabilities that it is below, within or above the middle half, a verdict if one of them is at least 0.8, and the reasons. If there is no verdict, the reasons say what would settle it. Amounts to ask for stop at the published 90th percentile of everyone in the occupation there. Nothing is stored.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read.
   *
   * @param query parameters.
   * @see `GET /api/v1/intelligence/salaries/evaluate`
   */
  evaluate(query: models.EvaluateOfferQuery, options: RequestOptions = {}): Promise<SalaryAnswer<models.Evaluation>> {
    return this.#transport.envelope({ id: "evaluateOffer", method: "GET", path: "/api/v1/intelligence/salaries/evaluate", query, reads: true }, options);
  }

  /**
   * Compare job offers.
   *
   * Takes 2 to 5 offers and ranks them by average annual value after the federal, state and local taxes of 2026, adjusted for the city's cost of living, with equity counted as it vests. Returns every tax for every year, the tax rules with their rates, years and sources, and what they do not cover. Nothing is stored.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read.
   *
   * @param body what to send.
   * @param query parameters.
   * @see `POST /api/v1/intelligence/salaries/compare-offers`
   */
  compare(body: models.CompareOffersRequest, query: models.CompareOffersQuery = {}, options: RequestOptions = {}): Promise<SalaryAnswer<models.OfferComparison>> {
    return this.#transport.envelope({ id: "compareOffers", method: "POST", path: "/api/v1/intelligence/salaries/compare-offers", query, body, reads: true }, options);
  }

  /**
   * Prepare an offer negotiation.
   *
   * Takes an offer, and optionally competing offers, and returns a counteroffer with talking points, an email script and a phone script. Every number is from the role's estimate, from the request, or derived from these, and `figures` lists its source. The same request always returns the same text. Nothing is stored.
   *
   * Needs a key of the pro plan or a higher one with the scope intelligence:read.
   *
   * @param body what to send.
   * @param query parameters.
   * @see `POST /api/v1/intelligence/salaries/negotiate`
   */
  negotiate(body: models.NegotiateOfferRequest, query: models.NegotiateOfferQuery = {}, options: RequestOptions = {}): Promise<SalaryAnswer<models.Negotiation>> {
    return this.#transport.envelope({ id: "negotiateOffer", method: "POST", path: "/api/v1/intelligence/salaries/negotiate", query, body, reads: true }, options);
  }

  /**
   * Check the pay of a job posting.
   *
   * Reads the base pay of a posting, typed, pasted as text or HTML, or behind a public link: which ends of a range it names, for what time, and apart from it what is not guaranteed. Returns how the pay compares with the estimate, the published wage and filed pay, each with its source; what the law of the place asks a posting for, with its statute and how certain that is; and for the employer a range to post and the disclosure to paste. Nothing is stored, and nothing is legal advice. A caller can have two links read at a time.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read.
   *
   * @param body what to send.
   * @param query parameters.
   * @see `POST /api/v1/intelligence/salaries/check-posting`
   */
  checkPosting(body: models.CheckPostingRequest, query: models.CheckPostingQuery = {}, options: RequestOptions = {}): Promise<SalaryAnswer<models.PostingCheck>> {
    return this.#transport.envelope({ id: "checkPosting", method: "POST", path: "/api/v1/intelligence/salaries/check-posting", query, body, reads: true }, options);
  }
}

/** The catalog of roles. */
export class SalaryRoles {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * List roles.
   *
   * Returns roles with their SOC occupation code and their national median annual pay in the last completed quarter. Only roles that match all filters are returned. Text is sorted without regard to case, equal values by `id`. Use the cursors in `pagination` to move forward and backward. With `format=csv` or `Accept: text/csv` the page is a table, and `Link` has the URLs of the next and the previous page.
   *
   * Public, with 10 requests per minute for each address; with a key, the account's limit applies instead.
   *
   * @param query parameters.
   * @see `GET /api/v1/intelligence/salaries/roles`
   */
  list(query: models.ListRolesQuery = {}, options: PageOptions = {}): PageList<models.Role, SalaryPage<models.Role>> {
    return new PageList(this.#transport, { id: "listRoles", method: "GET", path: "/api/v1/intelligence/salaries/roles", query, reads: true }, { field: "data", cursor: "starting_after" }, options);
  }

  /**
   * Search roles.
   *
   * Returns roles whose slug or title contains every word of `q`, including inside longer words (`rn` matches Attorney), best match first. `score` is 1 if `q` is the slug itself, with spaces read as hyphens. It is 0.99 if `q` names the role in other words: an acronym or everyday name (`rn` and `nurse` name Registered Nurse), the plural, or any of these after a level of experience (Senior, Sr., Staff, Principal, Lead, Junior, Jr., Entry Level); the `assumptions` then say which `exp` the level is. If the title or slug begins with `q`, it is 0.9 + 0.05 × fit if a word ends there, otherwise 0.8 + 0.1 × fit. For all other matches it is 0.4 + 0.1 × (share of the words that begin a word of the role) + 0.1 × (share that are whole words of it) + 0.15 × fit. Fit is a third for the length of `q` divided by that of the title, at most 1, and two thirds for how many people hold the job: the logarithm of their estimated number (the occupation's employment, divided among its titles), 0 at 100 and 1 at 10 million. Roles found by expanding an abbreviation, by ignoring a seniority word, or by the closest spelling of a word that no role contains rank below all of these: 0.35 × the score of the replacement text × its similarity, which is 1 for an abbreviation. Equal scores are ordered by `id`. With `format=csv` or `Accept: text/csv` the page is a table, and `Link` has the URLs of the next and the previous page.
   *
   * Public, with 10 requests per minute for each address; with a key, the account's limit applies instead.
   *
   * @param query parameters.
   * @see `GET /api/v1/intelligence/salaries/search`
   */
  search(query: models.SearchRolesQuery, options: PageOptions = {}): PageList<models.RoleMatch, SalaryPage<models.RoleMatch>> {
    return new PageList(this.#transport, { id: "searchRoles", method: "GET", path: "/api/v1/intelligence/salaries/search", query, reads: true }, { field: "data", cursor: "starting_after" }, options);
  }
}

/** The catalog of cities. */
export class SalaryCities {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * List cities.
   *
   * Returns the 500 most populous U.S. cities with their cost-of-living multiplier, which is applied to wages in the basis `price_parity` alone. Only cities that match all filters are returned. Text is sorted without regard to case, equal values by `id`. Use the cursors in `pagination` to move forward and backward. With `format=csv` or `Accept: text/csv` the page is a table, and `Link` has the URLs of the next and the previous page.
   *
   * Public, with 10 requests per minute for each address; with a key, the account's limit applies instead.
   *
   * @param query parameters.
   * @see `GET /api/v1/intelligence/salaries/cities`
   */
  list(query: models.ListCitiesQuery = {}, options: PageOptions = {}): PageList<models.City, SalaryPage<models.City>> {
    return new PageList(this.#transport, { id: "listCities", method: "GET", path: "/api/v1/intelligence/salaries/cities", query, reads: true }, { field: "data", cursor: "starting_after" }, options);
  }
}

/** Employers. */
export class SalaryCompanies {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * List companies and their engineering levels.
   *
   * Returns 54 companies with the names of their levels, and base pay for each level that at least five of the employer's public filings name in the job title; with `slug`, any employer with ten or more filings. Each has the base pay that it filed for workers on visas, by occupation (October 2025 to March 2026) and by job title (October to December 2023). Equity, bonus, vesting and interview difficulty have no public source and are null. Requires the Ultra plan.
   *
   * Needs a key of the ultra plan or a higher one with the scope intelligence:read.
   *
   * @param query parameters.
   * @see `GET /api/v1/intelligence/salaries/companies`
   */
  list(query: models.ListCompaniesQuery = {}, options: PageOptions = {}): PageList<models.Company, SalaryPage<models.Company>> {
    return new PageList(this.#transport, { id: "listCompanies", method: "GET", path: "/api/v1/intelligence/salaries/companies", query, reads: true }, { field: "data", cursor: "starting_after" }, options);
  }
}

/** The sources and the arithmetic behind a figure. */
export class SalaryLineage {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Trace a figure to its sources.
   *
   * Returns every published value, parameter and calculation step behind a figure, in an order in which the calculation can be repeated from this response alone. For submitted pay it returns the rules and counts, never the submissions; for employers' filings, how they were selected. Ids never expire: each one contains the methodology and dataset version of its figure.
   *
   * Needs a key of the pro plan or a higher one with the scope intelligence:lineage.
   *
   * @param dataPointId The `data_point_id` of a figure.
   * @see `GET /api/v1/intelligence/lineage/{data_point_id}`
   */
  get(dataPointId: string, options: RequestOptions = {}): Promise<SalaryAnswer<models.Lineage>> {
    return this.#transport.envelope({ id: "getLineage", method: "GET", path: `/api/v1/intelligence/lineage/${encodeURIComponent(dataPointId)}`, reads: true }, options);
  }
}

/** Older, flat lookups for tool-calling clients. */
export class SalaryLookups {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Get a salary estimate.
   *
   * Returns the same estimate as `calculate`, with the breakdown of total compensation. `city` is optional; without it the estimate is nationwide.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read, or a token of an Ultra account, whose calls count against the quota of the Job Pipeline API.
   *
   * @param query parameters.
   * @see `GET /api/mcp/intelligence/salary`
   */
  salary(query: models.LookUpSalaryQuery, options: RequestOptions = {}): Promise<SalaryAnswer<models.SalaryLookup>> {
    return this.#transport.envelope({ id: "lookUpSalary", method: "GET", path: "/api/mcp/intelligence/salary", query, reads: true }, options);
  }

  /**
   * Search or list roles.
   *
   * With `q`, returns the same results as `search`, best match first; without it, lists all roles by title. Use the cursors in `pagination` to move forward and backward.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read, or a token of an Ultra account, whose calls count against the quota of the Job Pipeline API.
   *
   * @param query parameters.
   * @see `GET /api/mcp/intelligence/roles`
   */
  roles(query: models.LookUpRolesQuery = {}, options: PageOptions = {}): PageList<models.LookedUpRole, SalaryPage<models.LookedUpRole>> {
    return new PageList(this.#transport, { id: "lookUpRoles", method: "GET", path: "/api/mcp/intelligence/roles", query, reads: true }, { field: "data", cursor: "starting_after" }, options);
  }

  /**
   * Compare two roles or two cities.
   *
   * With `roleA` and `roleB`, and optionally `city`, returns the same comparison as `compare`. With `role`, `cityA` and `cityB`, compares the role between the two cities.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read, or a token of an Ultra account, whose calls count against the quota of the Job Pipeline API.
   *
   * @param query parameters.
   * @see `GET /api/mcp/intelligence/compare`
   */
  compare(query: models.LookUpComparisonQuery = {}, options: RequestOptions = {}): Promise<SalaryAnswer<models.ComparisonLookup>> {
    return this.#transport.envelope({ id: "lookUpComparison", method: "GET", path: "/api/mcp/intelligence/compare", query, reads: true }, options);
  }

  /**
   * Get the pay range of a role.
   *
   * Returns the 10th, 25th, 50th, 75th and 90th percentiles of annual pay at mid level, in a city or nationwide.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read, or a token of an Ultra account, whose calls count against the quota of the Job Pipeline API.
   *
   * @param query parameters.
   * @see `GET /api/mcp/intelligence/range`
   */
  range(query: models.LookUpRangeQuery, options: RequestOptions = {}): Promise<SalaryAnswer<models.PayRange>> {
    return this.#transport.envelope({ id: "lookUpRange", method: "GET", path: "/api/mcp/intelligence/range", query, reads: true }, options);
  }

  /**
   * Check the pay of a job posting.
   *
   * The same as `check-posting` of the Salary Data API: what a posting says about pay, how that compares, and what the law of its place asks a posting for.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read, or a token of an Ultra account, whose calls count against the quota of the Job Pipeline API.
   *
   * @param body what to send.
   * @param query parameters.
   * @see `POST /api/mcp/intelligence/check-posting`
   */
  checkPosting(body: models.LookUpPostingRequest, query: models.LookUpPostingQuery = {}, options: RequestOptions = {}): Promise<SalaryAnswer<models.PostingCheck>> {
    return this.#transport.envelope({ id: "lookUpPosting", method: "POST", path: "/api/mcp/intelligence/check-posting", query, body, reads: true }, options);
  }

  /**
   * Get the yearly pay trend of a role.
   *
   * Returns the median annual pay at mid level in the last quarter of each year, over the period that `history` returns for this key.
   *
   * Needs a key of the free plan or a higher one with the scope intelligence:read, or a token of an Ultra account, whose calls count against the quota of the Job Pipeline API.
   *
   * @param query parameters.
   * @see `GET /api/mcp/intelligence/trends`
   */
  trends(query: models.LookUpTrendsQuery, options: RequestOptions = {}): Promise<SalaryAnswer<models.PayTrends>> {
    return this.#transport.envelope({ id: "lookUpTrends", method: "GET", path: "/api/mcp/intelligence/trends", query, reads: true }, options);
  }
}

/** The namespaces of the client. */
export interface SalaryNamespaces {
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
}

export function createSalaryNamespaces(transport: Transport): SalaryNamespaces {
  return {
    salaries: new SalarySalaries(transport),
    offers: new SalaryOffers(transport),
    roles: new SalaryRoles(transport),
    cities: new SalaryCities(transport),
    companies: new SalaryCompanies(transport),
    lineage: new SalaryLineage(transport),
    lookups: new SalaryLookups(transport),
  };
}
