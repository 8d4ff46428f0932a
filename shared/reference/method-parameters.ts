import * as z from "zod";
import { LocalParameters } from "./local-parameters.ts";

/** Distances in log pay below and above national wage × price parity. */
const Band = z.tuple([z.number().min(0), z.number().min(0)]);

/** Measured error of national wage × price parity against published metropolitan medians. */
export const IntervalParameters = z.object({
  confidence_level: z.number(),
  /** The wage release and the parity year of the measurement. */
  wage_year: z.int(),
  parity_year: z.int(),
  /** Multiplies every band; determined by cross-validation over areas. */
  scale: z.number().positive(),
  /** By SOC code: of a detailed occupation, a major group, or all occupations (`00-0000`). */
  bands: z.record(z.string(), Band),
});
export type IntervalParameters = z.infer<typeof IntervalParameters>;

/** Parameters that the builder fitted to the data of a dataset version. */
export const MethodParameters = z.object({
  title_factor: z.object({
    tau: z.number().min(0),
    tau_titles: z.int().min(0).optional(),
    source_tau: z.number().min(0).optional(),
    scale_tau: z.number().min(0).optional(),
    contradicting_tau: z.number().min(0).optional(),
  }),
  interval: IntervalParameters,
  /** Absent from datasets that were built before method 2026.3. */
  local: LocalParameters.optional(),
});
export type MethodParameters = z.infer<typeof MethodParameters>;
