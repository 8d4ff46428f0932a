import type { ImportField } from "./import-columns.ts";

/** The fields of a row from which its pay is read. */
const payFields = [
  ...["salary", "hourlySalary", "salaryMin", "salaryMax", "salaryPeriod", "currency"],
] as const satisfies readonly ImportField[];
export type PayField = (typeof payFields)[number];

export function isPayField(field: ImportField): field is PayField {
  return payFields.some((one) => one === field);
}
