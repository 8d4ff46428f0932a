/**
 * Occupations that the survey asks about: computer and mathematical ones, and
 * the engineering and management ones among its roles (managers of computer
 * systems and of engineering, hardware engineers).
 */
const surveyed = /^(?:15-\d{4}|11-3021|11-9041|17-2061)$/;

export function isSurveyed(socCode: string): boolean {
  return surveyed.test(socCode);
}
