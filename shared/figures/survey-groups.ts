/** The row of BLS Employer Costs for Employee Compensation for all workers of private industry. */
export const allWorkers = "Private industry workers";

const management = "Management, business, and financial occupations";
const professional = "Professional and related occupations";
const service = "Service occupations";

/** The group of the survey's table 4 with the lowest pay. */
export const lowestPaid = service;

/** SOC major group to the occupational group of the survey's table 4. */
const groups: Readonly<Record<string, string>> = {
  "11": management,
  "13": management,
  "15": professional,
  "17": professional,
  "19": professional,
  "21": professional,
  "23": professional,
  "25": professional,
  "27": professional,
  "29": professional,
  "31": service,
  "33": service,
  "35": service,
  "37": service,
  "39": service,
  "41": "Sales and related occupations",
  "43": "Office and administrative support occupations",
};

/**
 * The group of an occupation in BLS Employer Costs for Employee Compensation.
 * Farming, construction, maintenance, production and transportation have no row in
 * the data, so they have the row of all workers.
 *
 * @param socCode such as `29-1141`.
 */
export function surveyGroup(socCode: string): string {
  return groups[socCode.slice(0, 2)] ?? allWorkers;
}
