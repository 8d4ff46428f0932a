import * as z from "zod";

/** Whole USD per year. */
export const Dollars = z
  .int()
  .meta({ description: "Annual amount in whole U.S. dollars.", example: 135980 });

/** The factor of a level in the specified scale. */
export const LevelMultiplier = z
  .number()
  .meta({ description: "The level's multiplier on the fixed experience scale.", example: 1.28 });

/** The factor that was used for the estimate. */
export const EffectiveMultiplier = z.number().meta({
  description:
    "What the wage is multiplied by. With `basis=local` each side of the scale is shortened, in logs, so that no level is outside the 10th to 90th percentile around the title's median there; with `basis=price_parity` it is the scale's multiplier.",
  example: 1.2473,
});
