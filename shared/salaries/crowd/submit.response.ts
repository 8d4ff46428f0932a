import * as z from "zod";

export const SubmitData = z
  .object({
    id: z.string().startsWith("sub_").meta({
      description:
        "Receipt of the submission. It is not stored with the figures, so that they cannot be traced back to it.",
    }),
    status: z.enum(["accepted", "held_for_review"]).meta({
      description:
        "`held_for_review`: pay is outside 0.2 to 5 times the estimate and is not included in community figures.",
    }),
    citation: z.string(),
    assumptions: z.array(z.string()),
  })
  .meta({ id: "SubmissionReceipt" });
export type SubmitData = z.infer<typeof SubmitData>;
