import * as z from "zod";

export const verdicts = ["below", "within", "above", "cannot_tell"] as const;

export const Verdict = z.enum(verdicts).meta({
  description:
    "Where the midpoint of the offer lies in the estimated distribution: `below` its 25th percentile, `above` its 75th or `within`, each with a probability of at least 0.8; else `cannot_tell`.",
  example: "within",
});
export type Verdict = z.infer<typeof Verdict>;
