import * as z from "zod/mini";
import { payPeriods } from "#schema/pay-periods.ts";
import { TrimmedLine, WebUrl } from "#shared/contract/pipeline-fields.ts";
import { Country, PayLevel } from "#shared/contract/salary-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

export const CheckPostingQuery = z.object({ country: Country });

/** Characters of pasted text or HTML. */
const maxPostingText = 200_000;
/** Bytes of a body with such a text. */
export const maxPostingBytes = 512 * 1024;
const maxAmount = 10_000_000;

const Amount = (which: string, example: number) =>
  withMeta(z.optional(z.number().check(z.minimum(0.01), z.maximum(maxAmount))), {
    description: `${which} pay that the posting names, in USD for what \`period\` says.`,
    example,
  });

const fields = {
  title: withMeta(z.optional(TrimmedLine(200)), {
    description:
      "The job's title. Required unless `text` or `url` is given, from which it is read if it is absent.",
    example: "Senior Software Engineer",
  }),
  location: withMeta(z.optional(TrimmedLine(200)), {
    description:
      "Where the work is done, as the posting says it: a city with its state, a state, or `Remote`. Several places are separated by semicolons. It replaces the one of `text` or `url`.",
    example: "Denver, CO",
  }),
  exp: withMeta(z.optional(PayLevel), {
    description:
      "Experience with which pay is compared; by default the grade that the title names, else everyone's.",
    example: "senior",
  }),
  min: Amount("Lowest", 140_000),
  max: Amount("Highest", 180_000),
  period: withMeta(z.optional(z.enum(payPeriods)), {
    description:
      "Whether `min` and `max` are for a year or an hour. Without it, 10,000 or more is for a year, and a smaller amount is asked about, as is less than 200 for a year.",
    example: "annual",
  }),
  text: withMeta(z.optional(z.string().check(z.minLength(1), z.maxLength(maxPostingText))), {
    description: "The posting as text or HTML. What the other fields say replaces what it says.",
    example: "Base salary: $140,000 to $180,000 a year, plus a bonus. Health insurance, 401(k).",
  }),
  url: withMeta(z.optional(WebUrl), {
    description:
      "The posting's public link. It is read as it is now: links to Greenhouse, Lever and Ashby from the board's public interface, other pages from the schema.org `JobPosting` that they contain.",
    example: "https://boards.greenhouse.io/acme/jobs/1",
  }),
};

/** What is checked of a posting, however it came. */
export const CheckPostingBody = z.strictObject(fields).check(({ value, issues }) => {
  const refuse = (field: string, problem: string, message: string) =>
    issues.push({ code: "custom", path: [field], input: value, params: { problem }, message });
  const { title, min, max, text, url } = value;
  if (title === undefined && text === undefined && url === undefined) {
    refuse("title", "is required, as there is neither text nor url", "the title of the job");
  } else if ([min, max, text, url].every((field) => field === undefined)) {
    refuse(
      "text",
      "is required, as there is no pay and no url",
      "the text of the posting, its url, or min and max",
    );
  } else if (text !== undefined && url !== undefined) {
    refuse("url", "cannot be combined with text", "either the text of the posting or its url");
  } else if (min !== undefined && max !== undefined && min > max) {
    refuse("min", `is ${min}, more than max, which is ${max}`, `a min of at most ${max}`);
  }
});
export type CheckPostingBody = z.output<typeof CheckPostingBody>;
