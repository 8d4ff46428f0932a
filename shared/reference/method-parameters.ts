import * as z from "zod/mini";
import { LocalParameters } from "./local-parameters.ts";

/** Distances in log pay below and above national wage × price parity. */
const Band = z.tuple([z.number().check(z.minimum(0)), z.number().check(z.minimum(0))]);

/** Measured error of national wage × price parity against published metropolitan medians. */
export const IntervalParameters = z.object({
  confidence_level: z.number(),
  /** The wage release and the parity year of the measurement. */
  wage_year: z.int(),
  parity_year: z.int(),
  /** Multiplies every band; determined by cross-validation over areas. */
  scale: z.number().check(z.positive()),
  /** By SOC code: of a detailed occupation, a major group, or all occupations (`00-0000`). */
  bands: z.record(z.string(), Band),
});
export type IntervalParameters = z.infer<typeof IntervalParameters>;

/** Parameters that the builder fitted to the data of a dataset version. */
export const MethodParameters = z.object({
  title_factor: z.object({
    tau: z.number().check(z.minimum(0)),
    tau_titles: z.optional(z.int().check(z.minimum(0))),
    source_tau: z.optional(z.number().check(z.minimum(0))),
    scale_tau: z.optional(z.number().check(z.minimum(0))),
    contradicting_tau: z.optional(z.number().check(z.minimum(0))),
  }),
  interval: IntervalParameters,
  /** Absent from datasets that were built before method 2026.3. */
  local: z.optional(LocalParameters),
});
export type MethodParameters = z.infer<typeof MethodParameters>;
