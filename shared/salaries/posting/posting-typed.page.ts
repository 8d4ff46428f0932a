import { ApiError } from "#shared/core/errors.ts";
import { readAmount } from "#shared/html/forms/read-amount.ts";
import type { CheckPostingData } from "./check-posting.response.ts";
import { type CheckPostingInput, checkPosting, type PostingCheckContext } from "./check-posting.ts";
import type { PostingErrors, PostingValues } from "./posting-form.page.tsx";

/** What a person gave, and what came of it. */
export interface CheckedPosting {
  values: PostingValues;
  errors: PostingErrors;
  result: CheckPostingData | null;
}

const maxAmount = 10_000_000;

/** Checks the posting that a person has given, or says at which field it cannot be. */
export async function checkTypedPosting(
  context: PostingCheckContext,
  values: PostingValues,
): Promise<CheckedPosting> {
  const [min, max] = [readAmount(values.min), readAmount(values.max)];
  const errors = findErrors(values, min, max);
  if (Object.keys(errors).length > 0) return { values, errors, result: null };
  const given = (text: string) => (text.trim() === "" ? undefined : text.trim());
  const text = given(values.text);
  const input: CheckPostingInput = {
    title: given(values.title),
    location: given(values.location),
    text,
    url: text === undefined ? given(values.url) : undefined,
    min: min ?? undefined,
    max: max ?? undefined,
    period: values.period === "" ? undefined : values.period,
  };
  try {
    return { values, errors: {}, result: await checkPosting(context, input) };
  } catch (error) {
    const [fault] = error instanceof ApiError ? (error.details.fields ?? []) : [];
    if (!fault || !(fault.field === "url" || fault.field === "title")) throw error;
    return { values, errors: { [fault.field]: toSentence(fault) }, result: null };
  }
}

/** What the API says about a field, as the page says it. */
function toSentence({ field, message }: { field: string; message: string }): string {
  if (field === "title") return "The title of the job is not in the text. Type it here.";
  const shown = message.replace("Send the posting's text as `text`.", "Paste its text above.");
  return `This link ${shown}`;
}

function findErrors(
  { title, text, url }: PostingValues,
  min: number | null,
  max: number | null,
): PostingErrors {
  const isAmount = (value: number | null) => value === null || (value > 0 && value <= maxAmount);
  const howTo = "Write an amount such as 85,000, 85k or 31.50.";
  if (!isAmount(min)) return { min: howTo };
  if (!isAmount(max)) return { max: howTo };
  if (min !== null && max !== null && max < min) {
    return { max: "The highest pay is below the lowest." };
  }
  const link = url.trim();
  if (text.trim() === "" && link !== "" && !(/^https?:\/\//i.test(link) && URL.canParse(link))) {
    return { url: "Write the whole link, beginning with https://." };
  }
  if (title.trim() === "" && text.trim() === "" && link === "") {
    return { text: "Paste the posting, or give its link, or type its title." };
  }
  return {};
}
