import * as z from "zod/mini";
import { Name, Notes, WebUrl } from "#shared/contract/pipeline-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";
import { company, JobStatus, title } from "./job.request.ts";

export const JobFromUrlBody = z.strictObject({
  url: withMeta(WebUrl, {
    description: "URL of the posting.",
    example: "https://boards.greenhouse.io/acme/jobs/4012345",
  }),
  status: z._default(JobStatus, "saved"),
  company: withMeta(z.optional(company), { description: "Instead of the company in the posting." }),
  title: withMeta(z.optional(title), { description: "Instead of the title in the posting." }),
  notes: z.optional(z.nullable(Notes)),
  source: withMeta(z.optional(Name), {
    description: "Where the job was found; defaults to the board or host of the link.",
    example: "referral",
  }),
  allowDuplicate: withMeta(z.optional(z.boolean()), {
    description: "Adds the job even if the account has one with this link, or company and title.",
    example: true,
  }),
});
export type JobFromUrlBody = z.output<typeof JobFromUrlBody>;
