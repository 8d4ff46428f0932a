import * as z from "zod";
import { Dollars } from "./salary-fields.response.ts";

/** Percentiles of pay in whole USD a year; null if not published. */
export const Percentiles = z
  .object({
    p10: Dollars.nullable(),
    p25: Dollars.nullable(),
    p50: Dollars,
    p75: Dollars.nullable(),
    p90: Dollars.nullable(),
  })
  .meta({ id: "Percentiles" });
