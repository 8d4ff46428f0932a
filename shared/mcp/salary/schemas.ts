/** Schemas that the salary tools share. They are short because an agent reads them all before its first call. */
import { bases, experienceLevels } from "../../contracts/common.ts";
import { payPeriods } from "../../contracts/verdict.ts";
import type { JsonSchema } from "../tool.ts";

const slug = { type: "string" };

export const role: JsonSchema = { ...slug, description: "Role slug, e.g. software-engineer." };
export const city: JsonSchema = {
  ...slug,
  description: "City slug, e.g. austin, aurora-il. The nation if absent.",
};

export const basis: JsonSchema = {
  enum: bases,
  description: "In a city: pay there, or national pay at its prices.",
};

export const level: JsonSchema = {
  enum: experienceLevels,
  default: "mid",
  description: "Years: entry 0-2, mid 3-5, senior 6-9, staff 10+.",
};

export const text: JsonSchema = { type: "string" };
export const number: JsonSchema = { type: "number" };
export const integer: JsonSchema = { type: "integer" };
export const object: JsonSchema = { type: "object" };
export const rows: JsonSchema = { type: "array", items: object };
const orNull = (type: string): JsonSchema => ({ type: [type, "null"] });
export const objectOrNull = orNull("object");

export const offer: JsonSchema = {
  type: "object",
  properties: {
    amount: number,
    min: number,
    max: number,
    period: { enum: payPeriods, default: "annual" },
  },
  description: "amount, or min and max",
};

export function recordOf(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: "object", properties, required: Object.keys(properties) };
}

export function listOf(items: JsonSchema): JsonSchema {
  return { type: "array", items };
}

export const roleReference = recordOf({ slug: text, title: text });

export const estimate: JsonSchema = recordOf({
  low: orNull("integer"),
  median: integer,
  high: orNull("integer"),
  confidence_lower: integer,
  confidence_upper: integer,
  data_point_id: text,
});
