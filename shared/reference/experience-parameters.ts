import * as z from "zod/mini";

const Step = z.number().check(z.positive());
/** Least experience first. */
const Steps = z.tuple([Step, Step, Step, Step]);

/** Typical pay by experience over everyone's in the same job and place, as people and payrolls have it. */
export const ExperienceParameters = z.object({
  /** Keyed by SOC major group (`29`), and `all`. The steps are for 0-2, 3-5, 6-9 and 10 or more years. */
  fields: z.record(
    z.string(),
    z.object({
      field: z.string(),
      ratios: Steps,
      /** People behind the steps; 0 for a field without a source of its own. */
      people: z.int().check(z.minimum(0)),
      /** The kind of sources. */
      evidence: z.string(),
      sources: z.array(z.string()),
    }),
  ),
  /** Standard deviations of the steps' errors, in logs. */
  errors: Steps,
  /** The steps of the words junior, mid, senior and principal in a title of one major group. */
  grades: z.object({ major: z.string(), ratios: Steps, postings: z.int() }),
  grade_error: Step,
});
export type ExperienceParameters = z.infer<typeof ExperienceParameters>;
