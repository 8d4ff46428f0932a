/** Whether commissions are in the figures of an occupation. */
import type { Role } from "#shared/reference/records.ts";

/**
 * Occupations of which commissions are a usual part of pay, by SOC code. The choice is ours; that the survey counts
 * commissions as wages is in what it tells employers to include: https://www.bls.gov/respondents/oes/payterms.htm
 */
const onCommission: ReadonlySet<string> = new Set([
  "13-2052", // Personal financial advisors
  "13-2072", // Loan officers
  "41-3011", // Advertising sales agents
  "41-3021", // Insurance sales agents
  "41-3031", // Securities, commodities and financial services sales agents
  "41-3041", // Travel agents
  "41-3091", // Sales representatives of services, account executives among them
  "41-4011", // Wholesale and manufacturing sales representatives, technical
  "41-4012", // Wholesale and manufacturing sales representatives, other
  "41-9021", // Real estate brokers
  "41-9022", // Real estate sales agents
  "41-9031", // Sales engineers
  "41-9041", // Telemarketers
  "41-9091", // Door-to-door sales workers
]);

/** That commissions are in the figures of an occupation that is paid them; empty for all others. */
export function commissionSentences({ occupation }: Pick<Role, "occupation">): string[] {
  return onCommission.has(occupation.socCode)
    ? [
        "Commissions are in these figures: the survey counts them as wages. Compare them with base pay and commissions together.",
      ]
    : [];
}
