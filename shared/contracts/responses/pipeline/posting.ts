import * as z from "zod";
import { postingSources } from "../../../../schema/pipeline.ts";
import { Instant } from "./fields.ts";

export const Posting = z
  .strictObject({
    url: z.string(),
    source: z.enum(postingSources).meta({
      description:
        "Where it was read: the public interface of a job board, or what the page says for search engines.",
    }),
    title: z.string(),
    company: z.string(),
    location: z.string().nullable(),
    description: z.string().nullable().meta({ description: "As text, up to 30,000 characters." }),
    isCut: z.boolean().meta({ description: "Whether the description was longer." }),
    pay: z.string().nullable().meta({
      description: "The pay as posted, in words.",
      example: "120000 to 150000 USD a year",
    }),
    postedAt: Instant.nullable(),
    readAt: Instant.meta({ description: "When the posting was read." }),
  })
  .meta({
    id: "JobPosting",
    description: "A posting as it was on the day on which it was read. It never changes.",
  });
export type Posting = z.output<typeof Posting>;
