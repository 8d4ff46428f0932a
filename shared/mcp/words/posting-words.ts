import type { CheckPostingData } from "../../salaries/posting/check-posting.response.ts";

const metWords = { true: "given", false: "not given" } as const;

/** A checked posting in words. What fields a caller has left out is not said. */
export function sayPosting({ data }: { data: Partial<CheckPostingData> }): string[] {
  const { headline, law = [], findings = [], disclosure } = data;
  return [
    ...(headline === undefined ? [] : [headline]),
    ...law.map(({ jurisdiction, asks, met, statute }) => {
      const isMet = met === null ? "open" : metWords[`${met}`];
      return `${jurisdiction} (${statute}): ${asks} Here: ${isMet}. Not legal advice.`;
    }),
    ...findings.map(({ text, source }) => `${text} (${source.name})`),
    ...(disclosure ? [`To post: ${disclosure}`] : []),
  ];
}
