/** Rounds of interviews of a job. */
import * as z from "zod/mini";
import { roundKinds, roundOutcomes } from "#schema/pipeline.ts";
import { InstantInput, Name } from "#shared/contract/pipeline-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

/** The most rounds of one job. */
export const maxRounds = 20;

export const RoundKind = withMeta(z.enum(roundKinds), {
  description: "Kind of interview.",
  example: "technical",
});

export const RoundOutcome = withMeta(z.enum(roundOutcomes), {
  description: "What came of the round; `pending` until that is known.",
  example: "passed",
});

export const Round = z.strictObject({
  kind: RoundKind,
  at: withMeta(z.optional(z.nullable(InstantInput)), {
    description: "When the round takes or took place; null if that is not settled.",
    example: "2026-11-24T16:00:00Z",
  }),
  with: withMeta(z.optional(z.nullable(Name)), {
    description: "Who interviews, in words.",
    example: "Dana Reyes, Platform",
  }),
  outcome: z._default(RoundOutcome, "pending"),
});
export type Round = z.output<typeof Round>;

export const Rounds = withMeta(z.array(Round).check(z.maxLength(maxRounds)), {
  description: "Rounds of interviews, in the order of the process.",
});
