/** Where pay is mostly set by a scale, so that its step is asked about before an amount. */

import type { Role } from "#shared/reference/records.ts";
import { isPublicEmployer, scaleSentences } from "../estimate/public-scales.ts";

/**
 * SOC codes of occupations whose employers are mostly governments, school districts and the Postal Service,
 * which publish what each step pays: teachers, firefighters, police officers and mail carriers. The choice is ours, so the
 * advice speaks of many employers, not of all.
 */
const onScales = ["25-202", "25-203", "25-205", "33-2011", "33-3012", "33-305", "43-505"];

/** Whether the employer, or most employers of the occupation, pay by a scale. */
export function followsScale(role: Pick<Role, "occupation">, employer: string | null): boolean {
  return isPublicEmployer(employer) || isOnScale(role);
}

function isOnScale({ occupation: { socCode } }: Pick<Role, "occupation">): boolean {
  return onScales.some((group) => socCode.startsWith(group));
}

/** What an employer is asked who may pay by a scale. */
export const scaleQuestion =
  "whether pay follows a schedule or a contract, and which step or grade the offer is";

/** What to ask where pay follows a scale, and that it may differ from the figures; empty for all others. */
export function scaleAdvice(role: Pick<Role, "occupation">, employer: string | null): string[] {
  if (!followsScale(role, employer)) return scaleSentences(role, employer);
  const who = isOnScale(role) ? "Many employers of this occupation" : "Public employers mostly";
  return [
    ...scaleSentences(role, employer),
    `${who} pay by a published schedule or a union contract, whose amounts are not open to one person. Where that is so, ask instead which step or grade your experience and education are credited with, and whether a higher one is possible.`,
  ];
}
