import * as z from "zod";

/** Whole USD per year. */
export const Dollars = z
  .int()
  .meta({ description: "Annual amount in whole U.S. dollars.", example: 135980 });
