import * as z from "zod/mini";

/** The parameters of local factors that the builder fitted and measured. */
export const LocalParameters = z.object({
  /** May release of the wages, and year of the price parities, that the model was fitted on. */
  wage_year: z.int(),
  parity_year: z.int(),
  /** Share of a fully reliable cell's deviation from the model that is kept. */
  retention: z.number().check(z.minimum(0), z.maximum(1)),
  /** Elasticity of local pay to the price parity, by major group (`29`). */
  elasticities: z.record(z.string(), z.number()),
  /** The areas whose published median is beyond nine in ten of the nation, by occupation. */
  unusual: z.record(z.string(), z.array(z.string())),
  /** Multiplies the weight of such a median. */
  unusual_weight: z.number().check(z.minimum(0), z.maximum(1)),
  /** Where a physicians' median is one of residents in training: in these areas, under one of these amounts. */
  residents: z.object({
    /** Areas with more than a tenth of a resident for each physician. */
    areas: z.array(z.string()),
    /** USD a year, of the median and of the lower quarter. */
    median_under: z.number(),
    quarter_under: z.number(),
  }),
  /** Standard deviations, in logs, that the half-widths are made of. */
  errors: z.object({
    published_deviation: z.number().check(z.positive()),
    sampling_variance: z.number().check(z.minimum(0)),
    hidden_deviation: z.number().check(z.positive()),
  }),
});
export type LocalParameters = z.infer<typeof LocalParameters>;
