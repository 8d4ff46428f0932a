// Generated from schema/openapi.json by `npm run generate -- sdk`. Do not edit.
export const acronyms: ReadonlySet<string> = new Set("ai api asic aws bi cad ceo cfo coo cto ehs emt erp etl gis hvac icu iot it lan mri qa rpa sap sas seo ui ux wan".split(" "));
export const smallWords: ReadonlySet<string> = new Set("and at for in of on the to".split(" "));
export const states: ReadonlySet<string> = new Set("al ak az ar ca co ct dc de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy".split(" "));

/** The label of each call, by method and path. */
export const callLabels: Readonly<Record<string, string>> = {
  "GET /api/v1/intelligence/salaries/calculate": "Pay[ of {a role}][ in {city}][, {exp} level][, with {expand}]",
  "POST /api/v1/intelligence/salaries/calculate/batch": "Get salary estimates for several roles and cities",
  "GET /api/v1/intelligence/salaries/history": "Pay history[ of {a role}][ in {city}]",
  "GET /api/v1/intelligence/salaries/projections": "Projected pay[ of {a role}][ in {city}]",
  "GET /api/v1/intelligence/salaries/compare": "Comparison[ of {a roleA} and {a roleB}][ in {city}]",
  "GET /api/v1/intelligence/salaries/adjacent": "Adjacent roles[ of {a role}][ in {city}]",
  "GET /api/v1/intelligence/salaries/wage-levels": "Visa wage levels[ of {a role}][ in {city}]",
  "GET /api/v1/intelligence/salaries/skills": "Skill premiums[ of {a role}][ in {city}]",
  "GET /api/v1/intelligence/salaries/employer-cost": "Employer cost[ of {a role}][ in {city}]",
  "GET /api/v1/intelligence/salaries/crowd": "Community-submitted pay[ of {a role}][ in {city}]",
  "POST /api/v1/intelligence/salaries/submit": "Submit your pay anonymously",
  "GET /api/v1/intelligence/salaries/widget": "Pay for a widget[ of {a role}][ in {city}]",
  "GET /api/v1/intelligence/salaries/demo": "Sample response",
  "GET /api/v1/intelligence/salaries": "All data[ of {a role}][ in {city}]",
  "GET /api/v1/intelligence/salaries/evaluate": "Evaluation of an offer[ of {amount}][ of {min} to {max}][ ({period})][ for {a role}][ in {city}][, {exp} level]",
  "POST /api/v1/intelligence/salaries/compare-offers": "Compare job offers",
  "POST /api/v1/intelligence/salaries/negotiate": "Prepare an offer negotiation",
  "POST /api/v1/intelligence/salaries/check-posting": "Check the pay of a job posting",
  "GET /api/v1/intelligence/salaries/roles": "Catalog of roles[: {slug}]",
  "GET /api/v1/intelligence/salaries/search": "Roles[ that match {q}]",
  "GET /api/v1/intelligence/salaries/cities": "Catalog of cities[: {slug}]",
  "GET /api/v1/intelligence/salaries/companies": "Companies and their levels[: {slug}]",
  "GET /api/mcp/intelligence/salary": "Pay[ of {a role}][ in {city}][, {exp} level]",
  "GET /api/mcp/intelligence/roles": "Roles[ that match {q}]",
  "GET /api/mcp/intelligence/compare": "Comparison[ of {a roleA} and {a roleB}][ of {cityA} and {cityB}][ for {a role}][ in {city}]",
  "GET /api/mcp/intelligence/range": "Pay range[ of {a role}][ in {city}]",
  "POST /api/mcp/intelligence/check-posting": "Check the pay of a job posting",
  "GET /api/mcp/intelligence/trends": "Pay trend[ of {a role}][ in {city}]",
};
