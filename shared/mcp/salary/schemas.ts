/** Schemas that the salary tools share. They are short because an agent reads them all before its first call. */

import { payPeriods } from "#schema/pay-periods.ts";
import { grades, payLevels } from "#shared/contract/levels.ts";
import { bases } from "#shared/contract/salary-fields.ts";
import type { JsonSchema } from "../tool.ts";

const slug = { type: "string" };

export const role: JsonSchema = { ...slug, description: "Slug or job title." };
export const city: JsonSchema = {
  ...slug,
  description: "Slug or name. The nation if absent.",
};

export const basis: JsonSchema = {
  type: "string",
  enum: bases,
  description: "In a city: pay there, or national pay at its prices.",
};

export const level: JsonSchema = {
  type: "string",
  enum: payLevels,
  default: "any",
  description: "Everyone, or years: entry 0-2, mid 3-5, senior 6-9, staff 10+.",
};

export const grade: JsonSchema = {
  type: "string",
  enum: grades,
  description: "Word of the title, instead of exp.",
};

export const text: JsonSchema = { type: "string" };
export const number: JsonSchema = { type: "number" };
export const integer: JsonSchema = { type: "integer" };
export const object: JsonSchema = { type: "object" };
export const array: JsonSchema = { type: "array" };
const orNull = (type: string): JsonSchema => ({ type: [type, "null"] });
export const objectOrNull = orNull("object");

export const period: JsonSchema = { type: "string", enum: payPeriods };

export const offer: JsonSchema = {
  type: "object",
  properties: {
    amount: number,
    min: number,
    max: number,
    period: { ...period, default: "annual" },
  },
  description: "amount, or min and max",
};

export function listOf(items: JsonSchema): JsonSchema {
  return { type: "array", items };
}

/** The fields of an estimate without those that only its lineage needs. */
export const estimateFields = [
  ...["low", "median", "high", "confidence_lower", "confidence_upper"],
  ...["floored_by", "data_point_id"],
].map((field) => `estimate.${field}`);

export const observedFields = [
  ...["occupation_title", "area_title", "reference_period", "match"],
  ...["p10", "p25", "median", "p75", "p90", "url"],
].map((field) => `observed.${field}`);

export function limit(max: number): JsonSchema {
  return { type: "integer", minimum: 1, maximum: max, default: 10 };
}
