import { cleanLink } from "#shared/reading/postings/clean-link.ts";
import { type PayRead, readPay } from "#shared/reading/postings/read-pay.ts";
import { readText } from "#shared/reading/postings/read-text.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { CheckPostingData } from "./check-posting.response.ts";
import { checkRead, findTitle } from "./check-posting.ts";

/** What a posting says, for a person to review before it becomes a job. */
export interface ReviewedPosting {
  title: string | null;
  company: string | null;
  location: string | null;
  /** The link that was given, else the one that the posting names for programs. */
  url: string | null;
  /** Plain text. */
  text: string;
  pay: PayRead;
  /** What stands out about its pay; null if it has no title. */
  check: CheckPostingData | null;
}

/**
 * Reads a posting as it was pasted or captured, text or HTML, and checks its pay as `checkPosting` does.
 * Nothing is requested from its link and nothing is stored.
 *
 * @param link of the page on which it was, or nothing; one that is no web address counts as nothing.
 */
export async function reviewPosting(
  context: SalaryContext,
  pasted: string,
  link: string,
): Promise<ReviewedPosting> {
  const found = readText(pasted);
  const read = { ...found, url: webAddress(link) ?? webAddress(found.url ?? "") };
  const title = await findTitle(context.reference, read);
  const checked = title === null ? null : await checkRead(context, {}, read, title);
  const { company, location, url, text } = read;
  return {
    ...{ title, company, location, url, text },
    pay: checked?.pay ?? readPay(read),
    check: checked?.result ?? null,
  };
}

/** The text as a link without what tracks clicks; null if it is none of the web. */
function webAddress(text: string): string | null {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? cleanLink(text).href : null;
}
