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
  /** Standard deviations, in logs, that the half-widths are made of. */
  errors: z.object({
    published_deviation: z.number().check(z.positive()),
    sampling_variance: z.number().check(z.minimum(0)),
    hidden_deviation: z.number().check(z.positive()),
  }),
});
export type LocalParameters = z.infer<typeof LocalParameters>;
